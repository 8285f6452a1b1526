# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if the page on contracts lacks a message of the parser's sources, or a word of the grammar.

A message is a string in a call of fail(); its constant parts, between conversions, must stand on the page.
"""

import pathlib
import re
import sys

page, grammar, *sources = (pathlib.Path(argument).read_text() for argument in sys.argv[1:])
conversions = re.compile(r"'?%(?:\.\*)?(?:ll|z)?[sdu]'?")
literal = re.compile(r'"((?:[^"\\]|\\.)*)"')


def messages(source):
    """Strings in calls of fail(), up to the end of the statement."""
    for call in re.finditer(r"\bfail\((?:p|r|message),(.*?);\n", source, re.DOTALL):
        yield from (text for text in literal.findall(call.group(1)) if " " in text)


def parts(message):
    return [part.strip(" :") for part in conversions.split(message) if len(part.strip(" :")) > 3]


words = re.findall(r'^  X\(\w+, "([\w.]+)"', grammar, re.MULTILINE)
missing = [word for word in words if not re.search(rf"`[^`]*(?<![\w.]){re.escape(word)}(?![\w.])[^`]*`", page)]
found = [text for source in sources for text in messages(source)]
missing += [part for text in found for part in parts(text) if part not in page]
for text in missing:
    print(f"not on the page: {text}")
sys.exit(bool(missing) or len(words) < 80 or len(found) < 30)
