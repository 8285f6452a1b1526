# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes, as JSON, what to do about each reason for which something stays as it is: {name: what to do}. It is read from
the tables of the documentation, whose rows are `| `NAME` | reason | what to do |`."""

import argparse
import json
import pathlib
import re

ROW = re.compile(r"^\| `([A-Z][A-Z0-9_]+)` \| (.+?) \| (.+?) \|$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def plain(text):
    """Without Markdown's links and code marks."""
    return LINK.sub(r"\1", text).replace("`", "").replace("\\|", "|")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    helps = {name: plain(help) for page in options.pages
             for name, _, help in ROW.findall(page.read_text(encoding="utf-8"))}
    options.output.write_text(json.dumps(helps, indent=1) + "\n", encoding="utf-8")


main()
