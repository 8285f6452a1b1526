#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stands for clang with the plugin: replays the record `x.c.yaml` that lies beside the source file `x.c`. What it is given
to do is noted in the file that STUB_LOG names."""

import os
import shutil
import sys
import time


def main(words):
    if "--version" in words:
        print(f"clang version {os.environ['STUB_VERSION']} (stub)")
        return 0
    with open(os.environ["STUB_LOG"], "a", encoding="utf-8") as log:
        log.write("\t".join([os.getcwd(), *words]) + "\n")
    for word in words:
        if word.startswith("-fgcc-"):
            print(f"clang: error: unknown argument: '{word}'", file=sys.stderr)
            return 1
    source = words[-1]
    if "broken" in source:
        print(f"{source}:3:8: warning: odd\n{source}:4:9: error: expected ';'\n{source}:5:1: error: and more",
              file=sys.stderr)
        return 1
    # The later files of the database are done first.
    time.sleep(0.1 if source.endswith("queue.c") else 0)
    record = next(word.partition("=")[2] for word in words if word.startswith("-foptimization-record-file="))
    if os.path.exists(source + ".yaml"):
        shutil.copy(source + ".yaml", record)
    return 0


sys.exit(main(sys.argv[1:]))
