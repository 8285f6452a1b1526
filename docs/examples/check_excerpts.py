# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a block of C in one of the given documents is not, word for word, a part of an example beside this file."""

import pathlib
import re
import sys

BLOCK = re.compile(r"^```c\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def missing_blocks(document, examples):
    for block in BLOCK.finditer(document.read_text()):
        if not any(block.group(1) in example for example in examples):
            yield block


def main(documents):
    here = pathlib.Path(__file__).parent
    examples = [path.read_text() for path in sorted([*here.glob("*.c"), *here.glob("*.h")])]
    failures = 0
    for document in map(pathlib.Path, documents):
        if not BLOCK.search(document.read_text()):
            print(f"{document}: no block of C")
            failures += 1
        for block in missing_blocks(document, examples):
            line = document.read_text()[: block.start()].count("\n") + 1
            print(f"{document}:{line}: this block is in no example")
            failures += 1
    return 1 if failures else 0


sys.exit(main(sys.argv[1:]))
