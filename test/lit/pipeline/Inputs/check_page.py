# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a block of C in a page of the documentation is not, word for word, a part of one of the source files."""

import pathlib
import re
import sys

page, *sources = (pathlib.Path(argument).read_text() for argument in sys.argv[1:])
blocks = re.findall(r"^```c\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
strangers = [block for block in blocks if not any(block in source for source in sources)]
for block in strangers:
    print(f"not in {' or '.join(sys.argv[2:])}:\n{block}")
sys.exit(bool(strangers) or not blocks)
