# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One line on a terminal that says how far the audit is; nothing where nobody watches."""

import os
import shutil
import sys


class Progress:
    def __init__(self, total):
        self.total = total
        self.done = 0
        self.is_shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def step(self, file):
        self.done += 1
        if self.is_shown:
            line = f"{self.done}/{self.total} {os.path.basename(file)}"
            sys.stderr.write(f"\r{line[:shutil.get_terminal_size().columns - 1]}\x1b[K")
            sys.stderr.flush()

    def clear(self):
        if self.is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
