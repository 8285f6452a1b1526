# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs random programs with the plugin at -O0 to -O3, and compares each with the same program without it.

A program that differs is kept and named; the exit status is then 1. A program that differs without the plugin as well
is the generator's fault, and said to be. The module verifier runs after each pass.
"""

import argparse
import os
import sys
import tempfile

SUPPORT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "support")
sys.path.insert(0, SUPPORT)

import builds  # noqa: E402
import generate  # noqa: E402
import helpers  # noqa: E402

LEVELS = ("-O0", "-O1", "-O2", "-O3")
VERIFY = ("-Xclang", "-llvm-verify-each")
# Generator, and how many sites its programs have at least on average in all builds together: far below the truth, but a
# plugin that lowers nothing would otherwise pass.
GENERATORS = {"updaters": (generate.program, 10), "helpers": (helpers.program, 4)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--runtime", required=True, help="the static library")
    parser.add_argument("--include", action="append", default=[], help="a folder of headers")
    parser.add_argument("--programs", choices=GENERATORS, default="updaters", help="castaway's updaters, or own helpers")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--count", type=int, default=20, help="how many seeds")
    parser.add_argument("--keep", default=".", help="where to put programs that differ")
    return parser.parse_args()


def output_of(build, tools, source, extra=()):
    executable = f"{os.path.splitext(source)[0]}.{build.name}"
    builds.compile_program(build, tools, [source], executable, extra)
    return builds.run_program(build, executable)


def blame(build, tools, source, reference):
    """Whether the program also differs at that level without the plugin."""
    plain = builds.Build(f"plain{build.flags[0]}", tools.clang, build.flags[:1])
    try:
        return "the plugin" if output_of(plain, tools, source) == reference else "the generator"
    except builds.Failure:
        return "the generator"


def check(tools, source):
    """The sites lowered in all builds of a program."""
    plain = builds.Build("plain-O0", tools.clang, ("-O0",))
    reference = output_of(plain, tools, source)
    sites = 0
    for build in builds.lowered_builds(tools, LEVELS):
        try:
            builds.require_same(build.name, output_of(build, tools, source, VERIFY), plain.name, reference)
        except builds.Failure as failure:
            raise builds.Failure(f"at fault: {blame(build, tools, source, reference)}\n{failure}") from failure
        sites += builds.count_lowered(f"{os.path.splitext(source)[0]}.{build.name}.yaml")
    return sites


def write_program(seed, folder, options):
    source = os.path.join(folder, f"{options.programs}{seed}.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(GENERATORS[options.programs][0](seed))
    return source


def run_seed(seed, tools, options):
    """The sites lowered, or nothing where the program failed."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return check(tools, write_program(seed, folder, options))
        except builds.Failure as failure:
            print(f"seed {seed}: {write_program(seed, options.keep, options)}: {failure}", flush=True)
            return None


def main():
    options = parse()
    include = tuple(f"-I{path}" for path in options.include)
    tools = builds.Tools(options.clang, options.plugin, options.runtime, include)
    seeds = range(options.first, options.first + options.count)
    sites = [run_seed(seed, tools, options) for seed in seeds]
    failed = sites.count(None)
    lowered = sum(filter(None, sites))
    print(f"seeds {seeds[0]} to {seeds[-1]}: {failed} failed, {lowered} sites lowered")
    if failed or lowered < GENERATORS[options.programs][1] * options.count:
        sys.exit(1)


if __name__ == "__main__":
    main()
