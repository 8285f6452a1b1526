# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs for AArch64 in the place of ones for this machine: each program of a build is set aside as `name.elf`, and a
script takes its name that runs it by $EMULATOR. So a project's own test driver runs without knowing."""

import os

SCRIPT = '#!/bin/sh\nexec $EMULATOR "${{0%/*}}/{name}.elf" "$@"\n'
AARCH64 = 183
PROCESSORS = {"cortex-a53": "without LSE", "max": "with LSE"}


def words(processor):
    return f"qemu-aarch64 -cpu {processor} -L /usr/aarch64-linux-gnu"


def header(path):
    with path.open("rb") as file:
        return file.read(64)


def is_linked(path):
    """A file of AArch64 that a linker has made; no link to one."""
    if path.is_symlink() or not path.is_file():
        return False
    start = header(path)
    return start[:4] == b"\x7fELF" and int.from_bytes(start[18:20], "little") == AARCH64 and start[16] in (2, 3)


def is_program(path):
    return os.access(path, os.X_OK) and ".so" not in path.name and path.suffix != ".elf" and is_linked(path)


def libraries(folder):
    return [path for path in sorted(folder.rglob("*.so*")) if is_linked(path)]


def wrap(folder):
    """Sets every program of the folder aside, unless it has been; the programs."""
    for path in filter(is_program, sorted(folder.rglob("*"))):
        path.rename(path.with_name(path.name + ".elf"))
        path.write_text(SCRIPT.format(name=path.name), encoding="utf-8")
        path.chmod(0o755)
    return sorted(folder.rglob("*.elf"))
