# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the run-time library's sources into one object with another compiler, such as a cross compiler.

What follows `--` are the sources; unknown options before it go to the compiler.
"""

import argparse
import subprocess
import sys
import tempfile


def main():
    at = sys.argv.index("--")
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--cc", required=True)
    parser.add_argument("--output", required=True)
    options, flags = parser.parse_known_args(sys.argv[1:at])
    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for number, source in enumerate(sys.argv[at + 1:]):
            objects.append(f"{folder}/{number}.o")
            subprocess.run([options.cc, "-O2", "-w", *flags, "-c", source, "-o", objects[-1]], check=True)
        subprocess.run([options.cc, "-r", "-nostdlib", *objects, "-o", options.output], check=True)


if __name__ == "__main__":
    main()
