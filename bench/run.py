#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs benchmarks and reports them: a table here, and JSON and SVG files beside the build's manifest.

docs/benchmarks.md says what is measured and how to read it. `./dev bench` is this with --build.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys

from report import compiling, coverage, environment, launch, loops, lse, plot, updaters

BENCHMARKS = {
    "updaters": updaters,
    "launch": launch,
    "compile": compiling,
    "coverage": coverage,
    "loops": loops,
    "lse": lse,
}
ROOT = pathlib.Path(__file__).resolve().parents[1]


def parse(arguments):
    parser = argparse.ArgumentParser(description="Run benchmarks and report them.")
    parser.add_argument("names", nargs="*", metavar="name", help=f"any of {', '.join(BENCHMARKS)}; default: all")
    parser.add_argument("--rounds", type=int, help="how often everything is measured; default: enough for quartiles")
    parser.add_argument("--quick", action="store_true", help="a short run that shows only that everything works")
    parser.add_argument("--full", action="store_true", help="also compile a file with 10,000 sites: an hour more")
    parser.add_argument(
        "--instructions", action="store_true", help="also count the compiler's instructions, with valgrind"
    )
    parser.add_argument("--build", action="store_true", help="first build the preset bench, as ./dev bench does")
    parser.add_argument(
        "--manifest",
        type=pathlib.Path,
        default=ROOT / "build/bench/bench/manifest.json",
        help="where the build is; default: the preset bench",
    )
    parser.add_argument("--recorded", type=pathlib.Path, help="folder of earlier results: print them, measure nothing")
    parser.add_argument("--output", type=pathlib.Path, help="folder of the results; default: beside the manifest")
    options = parser.parse_args(arguments)
    for name in options.names:
        if name not in BENCHMARKS:
            parser.error(f"no benchmark is called {name}; there are {', '.join(BENCHMARKS)}")
    if options.recorded and not options.recorded.is_dir():
        parser.error(f"--recorded: {options.recorded} is no folder")
    if options.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind")
    if options.rounds is not None and options.rounds < 1:
        parser.error("--rounds takes 1 or more")
    return options


def build():
    if subprocess.run([ROOT / "dev", "build", "bench"]).returncode != 0:
        sys.exit("run.py: the build failed")


def read_manifest(path):
    try:
        return json.loads(path.read_text())
    except FileNotFoundError:
        sys.exit(f"run.py: {path} is not there; build the preset bench first, or use ./dev bench")


def run(name, manifest, options):
    """One benchmark with its surroundings: what goes into its result file."""
    before = environment.load()
    result = environment.describe(manifest) | {"benchmark": name} | BENCHMARKS[name].measure(manifest, options)
    result["load"] = {"before": before, "after": environment.load()}
    return result


def text_of(result):
    """JSON with one line for each thing that was measured, so that two results can be compared line by line."""
    members = []
    for name, value in result.items():
        if isinstance(value, dict):
            lines = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(part)}" for key, part in value.items())
            members.append(f"{json.dumps(name)}: {{\n  {lines}\n }}")
        else:
            members.append(f"{json.dumps(name)}: {json.dumps(value)}")
    return "{\n " + ",\n ".join(members) + "\n}\n"


def write(name, result, directory):
    """The result file and its plots."""
    directory.mkdir(parents=True, exist_ok=True)
    paths = [directory / f"{name}.json"]
    paths[0].write_text(text_of(result))
    for title, figure in BENCHMARKS[name].figures(result).items():
        paths.append(directory / f"{title}.svg")
        plot.save(figure, paths[-1])
    return paths


def show(name, result):
    """The tables, and how reliable they are."""
    BENCHMARKS[name].show(result)
    load = result["load"]
    print(f"\n  {result['date']}, {result['commit']}, {result['machine']['processor']}")
    print(f"  {result['rounds']} rounds; load {load['before']} before, {load['after']} after")


def show_recorded(names, directory):
    """The tables of earlier results; not every run has made all of them."""
    for name in names:
        path = directory / f"{name}.json"
        if path.exists():
            show(name, json.loads(path.read_text()))
        else:
            print(f"\n{name}: skipped, {path} is not there")


def main(arguments):
    options = parse(arguments)
    names = options.names or list(BENCHMARKS)
    if options.recorded:
        show_recorded(names, options.recorded)
        return
    if options.build:
        build()
    manifest = read_manifest(options.manifest)
    directory = options.output or options.manifest.parent / "results"
    for name in names:
        result = run(name, manifest, options)
        show(name, result)
        for path in write(name, result, directory):
            print(f"  {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
