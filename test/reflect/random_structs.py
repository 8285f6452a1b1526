# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes random structs and compiles what is written with each compiler given: its static assertions hold only if the
tool's offsets and sizes are the compiler's."""

import argparse
import pathlib
import random
import subprocess
import sys

SCALARS = ["char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long",
           "long long", "float", "double", "bool", "void *", "struct s0 *", "enum colour", "int32_t", "uint64_t"]
ATOMICS = ["int8_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "bool", "void *", "struct s0 *"]
OTHERS = ["int {name}[{n}];", "char {name}[{n}];", "void (*{name})(int);", "long double {name};", "struct s0 {name};",
          "struct {{ char a; long b; }} {name};", "union {{ char a; int b; }} {name};"]


class Generator:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.names = 0

    def name(self):
        self.names += 1
        return f"m{self.names}"

    def scalar(self):
        if self.rng.random() < 0.3:
            kind = f"CW_ATOMIC({self.rng.choice(ATOMICS)})"
        else:
            kind = self.rng.choice(["", "", "", "const ", "volatile "]) + self.rng.choice(SCALARS)
        align = self.rng.choice(["", "", "", "", "", "_Alignas(16) ", "_Alignas(32) "])
        return f"{align}{kind} {self.name()};"

    def member(self, depth):
        what = self.rng.random()
        if what < 0.6:
            return self.scalar()
        if what < 0.7:
            return f"{self.rng.choice(['int', 'unsigned', 'long'])} {self.name()} : {self.rng.randint(1, 31)};"
        if what < 0.73:
            return "int : 0;"
        if what < 0.85 or depth > 3:
            return self.rng.choice(OTHERS).format(name=self.name(), n=self.rng.randint(1, 9))
        packed = self.rng.choice(["", "", " __attribute__((packed))"])
        return f"{self.rng.choice(['struct', 'union'])}{packed} {{\n{self.members(depth + 1)}}};"

    def members(self, depth):
        return "".join(f"{self.member(depth)}\n" for _ in range(self.rng.randint(1, 7)))

    def struct(self, number):
        attribute = self.rng.choice(["", "", "", " __attribute__((packed))", " __attribute__((aligned(64)))"])
        first = ""
        if number and self.rng.random() < 0.5:
            first = self.rng.choice(["cw_object object;\n", "struct s0 base;\n"])
        body = f"struct CW_REFLECT{attribute} s{number} {{\n{first}{self.members(0)}int end{number};\n}};\n"
        pack = self.rng.choice([0, 0, 0, 1, 2, 4])
        return f"#pragma pack(push, {pack})\n{body}#pragma pack(pop)\n" if pack else body

    def header(self, count):
        root = "struct CW_REFLECT s0 {\n  cw_object object;\n  CW_ATOMIC(int32_t) state;\n};\n"
        return ("#pragma once\n#include <castaway/reflect.h>\nenum colour { RED, BLUE };\n" + root
                + "".join(self.struct(number) for number in range(1, count)))


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\nends with {result.returncode}:\n{result.stderr}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--include", required=True, action="append")
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--structs", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("compilers", nargs="+")
    arguments = parser.parse_args()
    seed = random.SystemRandom().getrandbits(32) if arguments.seed == "random" else int(arguments.seed)
    print(f"seed {seed}")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    header, written = arguments.folder / "random.h", arguments.folder / "random.reflect.h"
    header.write_text(Generator(seed).header(arguments.structs))
    flags = ["-std=gnu11", "-w", *(f"-I{path}" for path in arguments.include)]
    run(arguments.tool, "--constants", f"--header={written}", header, "--", *flags)
    checks = written.read_text().count("CW_REFLECTED_MEMBER")
    if checks < arguments.structs:
        sys.exit(f"only {checks} members were described")
    for compiler in arguments.compilers:
        run(compiler, *flags, "-fsyntax-only", "-xc", written)
    print(f"{checks} members of {arguments.structs} structs lie where {len(arguments.compilers)} compilers have them")


if __name__ == "__main__":
    main()
