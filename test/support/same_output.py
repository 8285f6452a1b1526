# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds one program without the plugin and with it, at every level, and requires equal output and exit status 0.

What follows `--` goes to the compilers. A program that prints nothing proves nothing and is refused.
"""

import argparse
import sys

import builds


def parse(argv):
    own, extra = split_at_dashes(argv)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--runtime", required=True, help="the static library")
    parser.add_argument("--include", action="append", default=[], help="a folder of headers")
    parser.add_argument("--gcc", default="", help="also compare with this compiler")
    parser.add_argument("--sites", type=int, required=True, help="how many sites a lowered build must have, at least")
    parser.add_argument("--optimised-sites", type=int, default=0, help="the same from -O1 on: wrappers are inlined")
    parser.add_argument("--output", required=True, help="where to put the programs: a path that names are appended to")
    parser.add_argument("sources", nargs="+")
    options = parser.parse_args(own)
    options.extra = extra
    return options


def split_at_dashes(argv):
    at = argv.index("--") if "--" in argv else len(argv)
    return argv[:at], argv[at + 1:]


def wanted_sites(build, options):
    return options.sites if build.name.endswith("-O0") else max(options.sites, options.optimised_sites)


def output_of(build, tools, options):
    executable = f"{options.output}.{build.name}"
    builds.compile_program(build, tools, options.sources, executable, options.extra)
    output = builds.run_program(build, executable)
    if build.is_lowered:
        sites = builds.require_sites(build, executable, wanted_sites(build, options))
        print(f"{build.name}: {sites} sites lowered")
    return output


def compare(options):
    include = tuple(f"-I{path}" for path in options.include)
    tools = builds.Tools(options.clang, options.plugin, options.runtime, include, options.gcc)
    reference_build, *others = builds.plain_builds(tools) + builds.lowered_builds(tools)
    reference = output_of(reference_build, tools, options)
    if not reference:
        raise builds.Failure("the program prints nothing")
    for build in others:
        builds.require_same(build.name, output_of(build, tools, options), reference_build.name, reference)


def main():
    try:
        compare(parse(sys.argv[1:]))
    except builds.Failure as failure:
        sys.exit(f"same_output: {failure}")


if __name__ == "__main__":
    main()
