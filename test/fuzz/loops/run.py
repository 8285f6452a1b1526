# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs of random retry loops with the plugin, and compares each with the same program without it.

A loop whose line differs is named with its seed and the command that builds it alone; its program is kept. A loop of a
class that may never be raised, and was, is a failure too. One thread only: who wins a race is not compared.
"""

import argparse
import collections
import os
import re
import shlex
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "support"))

import builds  # noqa: E402
import generate  # noqa: E402

FLAGS = ("-fwrapv",)
# A long path makes YAML wrap the place over more lines.
RAISED = re.compile(r"^Name: +LoopRaised\n(?:DebugLoc:.*\n(?: .*\n)*)?Function: +f\d+__(\w+?)__", re.MULTILINE)


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--runtime", required=True, help="the static library")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--programs", type=int, default=2, help="how many seeds, of 200 loops each")
    parser.add_argument("--level", action="append", help="optimisation levels with the plugin")
    parser.add_argument("--require-raised", action="store_true", help="add, sub and xchg must have been raised")
    parser.add_argument("--break-loop", type=int, help="make that loop wrong with the plugin, to see it found")
    parser.add_argument("--keep", default=".", help="where to put programs that differ")
    return parser.parse_args()


def differing(reference, output):
    """The names of the loops whose lines are not the same."""
    pairs = zip(reference.splitlines(), output.splitlines())
    return [before.split()[0] for before, after in pairs if before != after]


def raised_classes(record):
    with open(record, encoding="utf-8") as text:
        return RAISED.findall(text.read())


def broken(options):
    return () if options.break_loop is None else (f"-DBROKEN={options.break_loop}",)


def check_build(build, tools, source, reference, options, counts):
    executable = f"{source}.{build.name}"
    extra = (*FLAGS, *broken(options))
    builds.compile_program(build, tools, [source], executable, extra)
    output = builds.run_program(build, executable)
    for name in differing(reference, output):
        kept = os.path.join(options.keep, os.path.basename(source))
        only = ("-DONLY=" + name.split("__")[0][1:], *extra)
        raise builds.Failure(f"{name} differs\n{shlex.join(builds.command_of(build, tools, [kept], 'loop', only))}")
    builds.require_same(build.name, output, "plain", reference)
    found = raised_classes(f"{executable}.yaml")
    counts.update(found)
    wrong = [kind for kind in found if kind.startswith("never_")]
    if wrong:
        raise builds.Failure(f"{build.name}: raised: {', '.join(sorted(wrong))}")


def check(tools, source, options, counts):
    plain = builds.Build("plain-O2", tools.clang, ("-O2",))
    builds.compile_program(plain, tools, [source], f"{source}.plain", FLAGS)
    reference = builds.run_program(plain, f"{source}.plain")
    for build in builds.lowered_builds(tools, options.level or ("-O1", "-O2", "-O3", "-Os")):
        check_build(build, tools, source, reference, options, counts)


def write_program(seed, folder):
    source = os.path.join(folder, f"loops{seed}.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(generate.program(seed))
    return source


def run_seed(seed, tools, options, counts):
    """Whether the program passed."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            check(tools, write_program(seed, folder), options, counts)
            return True
        except builds.Failure as failure:
            print(f"seed {seed}: {write_program(seed, options.keep)}: {failure}", flush=True)
            return False


def main():
    options = parse()
    tools = builds.Tools(options.clang, options.plugin, options.runtime, ())
    counts = collections.Counter()
    seeds = range(options.seed, options.seed + options.programs)
    failed = [run_seed(seed, tools, options, counts) for seed in seeds].count(False)
    print(f"{len(seeds)} programs: {failed} failed; raised: {dict(sorted(counts.items()))}")
    missing = [kind for kind in ("op_add", "op_sub", "op_xchg") if not counts[kind]] if options.require_raised else []
    if failed or missing:
        sys.exit(f"never raised: {missing}" if missing else 1)


if __name__ == "__main__":
    main()
