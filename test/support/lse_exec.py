# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds one AArch64 program with and without LSE detection, in every way that matters, and runs it on two processors.

Each build must print the same on a processor without LSE (where an instruction of LSE is an illegal one) and on one that
has it, and the same as the program without the plugin; and check_lse.py must find nothing wrong with it. Sources behind
--plain are compiled without the plugin, those behind --library become a shared library.
"""

import argparse
import os
import subprocess
import sys
import tempfile

ROOT = os.environ.get("CASTAWAY_AARCH64_ROOT", "/usr/aarch64-linux-gnu")
WITHOUT, WITH = "cortex-a53", ("max", "neoverse-n1")

# Name, flags of the compilation, flags of the link; in a link-time optimisation the linker has the plugin.
WAYS = [
    ("O2-gnu", ["-O2", "-g"], []),
    ("O2-gnu-static", ["-O2", "-g"], ["-static"]),
    ("O2-lld", ["-O2", "-g"], ["-fuse-ld=lld"]),
    ("O2-lld-static", ["-O2", "-g"], ["-fuse-ld=lld", "-static"]),
    ("O0-gnu", ["-O0", "-g"], []),
    ("O0-lld-static", ["-O0"], ["-fuse-ld=lld", "-static"]),
    ("O1-gc-sections", ["-O1", "-ffunction-sections"], ["-fuse-ld=lld", "-Wl,--gc-sections"]),
    ("full-lto", ["-O2", "-g", "-flto"], ["-O2", "-flto", "-fuse-ld=lld"]),
    ("full-lto-O0", ["-O0", "-flto"], ["-O0", "-flto", "-fuse-ld=lld"]),
    ("thin-lto", ["-O2", "-g", "-flto=thin"], ["-O2", "-flto=thin", "-fuse-ld=lld"]),
    ("fat-lto-as-native", ["-O2", "-flto", "-ffat-lto-objects"], []),
]


class Builder:
    """The compiler and where things go."""

    def __init__(self, options, folder):
        self.options = options
        self.folder = folder

    def call(self, *words):
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")

    def compile(self, way, source, flags, plugin):
        target = f"{self.folder}/{way}-{os.path.basename(source)}{'' if plugin else '.plain'}.o"
        load = [f"-fpass-plugin={self.options.plugin}"] if plugin else []
        self.call(self.options.clang, "--target=aarch64-linux-gnu", *flags, *self.options.flag, *load, "-c", source, "-o",
                  target)
        return target

    def link(self, way, objects, flags, plugin):
        target = f"{self.folder}/{way}"
        load = [f"-Wl,--load-pass-plugin={self.options.plugin}"] if plugin and any("lto" in f for f in flags) else []
        self.call(self.options.clang, "--target=aarch64-linux-gnu", *flags, *load, *objects, "-o", target, "-lpthread")
        return target

    def build(self, way, compile_flags, link_flags, plugin):
        options = self.options
        objects = [self.compile(way, source, compile_flags, plugin) for source in options.sources]
        plain = [self.compile(way, source, compile_flags, False) for source in options.plain]
        objects = plain + objects if options.plain_first else objects + plain
        if options.library:
            parts = [self.compile(way, source, [*compile_flags, "-fPIC"], plugin) for source in options.library]
            objects.append(self.link(f"lib{way}.so", parts, [*link_flags, "-shared"], plugin))
        return self.link(way, objects, link_flags, plugin)

    def run(self, program, processor):
        # Programs that load their library have it beside them.
        words = [self.options.qemu, "-L", ROOT, "-E", f"LD_LIBRARY_PATH={self.folder}", "-cpu", processor, program]
        done = subprocess.run(words, capture_output=True, text=True, timeout=240)
        if done.returncode:
            sys.exit(f"{os.path.basename(program)} on {processor}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def check(self, program, copies, *more):
        words = [sys.executable, os.path.join(os.path.dirname(__file__), "check_lse.py"),
                 f"--objdump={self.options.objdump}", f"--copies={copies}", *self.options.check, *more, program]
        self.call(*words)


def verify_debug_information(builder, program):
    builder.call(os.path.join(os.path.dirname(builder.options.objdump), "llvm-dwarfdump"), "--verify", "--quiet", program)


def compare(way, processor, expected, printed):
    if printed != expected:
        sys.exit(f"{way} on {processor} printed\n{printed}\nand not\n{expected}")


def try_way(builder, way, compile_flags, link_flags, expected):
    options = builder.options
    program = builder.build(way, compile_flags, link_flags, True)
    # What is optimised as a whole may have been inlined into less functions.
    whole = "lto" in way and not way.startswith("fat")
    # LLVM makes exclusives of a compare and exchange in `optnone` functions, where it optimises others: with LSE, too.
    more = ["--own-exclusives=."] if way == "full-lto-O0" else []
    builder.check(program, min(options.copies, options.whole_copies) if whole else options.copies, *more)
    if options.library:
        builder.check(f"{builder.folder}/lib{way}.so", 0)
    # GNU ld lets strings share their ends, and functions that were dropped leave ranges at 0: errors to the verifier.
    if "-fuse-ld=lld" in link_flags and "-Wl,--gc-sections" not in link_flags and not options.plain:
        verify_debug_information(builder, program)
    for processor in (WITHOUT, *WITH[: 2 if way == "O2-gnu" else 1]):
        compare(way, processor, expected, builder.run(program, processor))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for word in ("clang", "plugin", "qemu", "objdump"):
        parser.add_argument(f"--{word}", required=True)
    parser.add_argument("--copies", type=int, default=1, help="how many copies there must be in the program")
    parser.add_argument("--whole-copies", type=int, default=1, help="the same where it is optimised as a whole")
    parser.add_argument("--plain", action="append", default=[], metavar="SOURCE")
    parser.add_argument("--plain-first", action="store_true", help="the linker sees those first")
    parser.add_argument("--library", action="append", default=[], metavar="SOURCE")
    parser.add_argument("--flag", action="append", default=[], help="for the compiler")
    parser.add_argument("--check", action="append", default=[], help="for check_lse.py")
    parser.add_argument("--without", action="append", default=[], metavar="WAY", help="a way that makes no sense here")
    parser.add_argument("sources", nargs="+")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        builder = Builder(options, folder)
        control = builder.build("control", ["-O2"], [], False)
        expected = builder.run(control, WITHOUT)
        compare("control", WITH[0], expected, builder.run(control, WITH[0]))
        for way, compile_flags, link_flags in WAYS:
            if way not in options.without and not (options.library and "-static" in link_flags):
                try_way(builder, way, compile_flags, link_flags, expected)
    print(expected, end="")


if __name__ == "__main__":
    main()
