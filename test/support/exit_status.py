# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exit_status.py STATUS COMMAND...: runs the command; fails unless it ends with exactly that status."""

import subprocess
import sys

expected, command = int(sys.argv[1]), sys.argv[2:]
actual = subprocess.run(command, check=False).returncode
if actual != expected:
    print(f"exit status {actual} instead of {expected}: {' '.join(command)}", file=sys.stderr)
    sys.exit(1)
