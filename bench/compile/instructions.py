# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many instructions a compilation executes: a figure without noise, where that of the time hides the effect."""

import os
import re
import shlex
import subprocess

COUNTER = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
# Where things lie in memory decides how hash tables collide; without this, equal runs differ in the sixth digit.
FIXED_ADDRESSES = ["setarch", "-R"]


def compiler_proper(words):
    """The command that clang's driver starts: valgrind does not follow into it."""
    shown = subprocess.run([*words, "-###"], capture_output=True, text=True, check=True).stderr
    return shlex.split(shown.splitlines()[-1])


def count(words, settings):
    """Instructions executed by one compilation, with `settings` added to the environment."""
    command = FIXED_ADDRESSES + COUNTER + compiler_proper(words)
    report = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | settings).stderr
    return int(re.search(r"I\s+refs:\s+([\d,]+)", report).group(1).replace(",", ""))
