# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares two object files function by function: the machine code of each must be the same in both.

Only addresses are normalised: branch targets count from the start of their function, and references to unnamed data
lose their offset. Instructions, registers, constants and the symbols of relocations must all be equal. A function that
one of the files lacks is a difference.
"""

import argparse
import difflib
import re
import subprocess
import sys

FUNCTION = re.compile(r"^[0-9a-f]+ <(?P<name>[^>]+)>:$")
INSTRUCTION = re.compile(r"^ *[0-9a-f]+: +(?P<text>.*?)\s*$")
RELOCATION = re.compile(r"^\s+[0-9a-f]+: +(?P<text>R_\S+\s+\S.*?)\s*$")
TARGET = re.compile(r"0x[0-9a-f]+ <[^>+]+(?:\+(?P<offset>0x[0-9a-f]+))?>")
DATA_SECTION = re.compile(r"(\.(?:data|rodata|bss|lrodata|ldata)[\w.]*)[+-]0x[0-9a-f]+")
CALL = re.compile(r"^(call|bl\b|blr\b)|R_X86_64_PLT32|R_AARCH64_(CALL|JUMP)26")


def normalise(text):
    text = re.sub(r"\s+", " ", text).strip()
    text = TARGET.sub(lambda match: f"<+{match['offset'] or '0x0'}>", text)
    return DATA_SECTION.sub(r"\1", text)


def functions_of(objdump, path):
    """Each function's name and the lines of its code."""
    command = [objdump, "--disassemble", "--reloc", "--no-show-raw-insn", path]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    functions = {}
    lines = []
    for line in listing.splitlines():
        start = FUNCTION.match(line)
        if start:
            lines = functions.setdefault(start["name"], [])
            continue
        code = RELOCATION.match(line) or INSTRUCTION.match(line)
        if code:
            lines.append(normalise(code["text"]))
    return functions


def difference(name, first, second):
    if first is None or second is None:
        return f"{name}: only in the {'second' if first is None else 'first'} file"
    if first == second:
        return ""
    return f"{name}: differs\n" + "\n".join(difflib.unified_diff(first, second, "first", "second", lineterm="", n=99))


def complaints(first, second, options):
    """Everything that is wrong, as texts."""
    names = sorted(first.keys() | second.keys())
    found = [difference(name, first.get(name), second.get(name)) for name in names]
    if options.no_calls:
        found += [f"{name}: calls: {line}" for name in sorted(first) for line in first[name] if CALL.search(line)]
    if len(first) < options.functions:
        found.append(f"{len(first)} functions, {options.functions} wanted")
    return [text for text in found if text]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--objdump", default="llvm-objdump")
    parser.add_argument("--functions", type=int, required=True, help="how many there must be, at least")
    parser.add_argument("--no-calls", action="store_true", help="no function of the first file may call another")
    parser.add_argument("first")
    parser.add_argument("second")
    options = parser.parse_args()
    first, second = (functions_of(options.objdump, path) for path in (options.first, options.second))
    found = complaints(first, second, options)
    if found:
        sys.exit("\n".join(found))
    print(f"{len(first)} functions are equal")


if __name__ == "__main__":
    main()
