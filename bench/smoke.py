#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the benchmarks: each runs for a moment, and its result files say what docs/benchmarks.md promises.

    smoke.py MANIFEST

No figure is looked at, beyond being a positive number.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

BENCH = pathlib.Path(__file__).resolve().parent
SURROUNDINGS = ["date", "commit", "machine", "compilers", "flags", "load", "rounds", "unit", "benchmark"]
VARIANTS = {"reflective", "reflective-lto", "lowered", "c11"}


def check(condition, message):
    if not condition:
        sys.exit(f"smoke.py: {message}")


def check_summary(where, summary):
    check({"median", "low", "high"} == set(summary), f"{where}: not a summary: {summary}")
    check(0 < summary["low"] <= summary["median"] <= summary["high"], f"{where}: not in order: {summary}")


def check_summaries(where, value):
    """Every summary, however deep."""
    if not isinstance(value, dict):
        return
    if "median" in value:
        check_summary(where, value)
        return
    for name, part in value.items():
        check_summaries(f"{where}: {name}", part)


def check_updaters(result):
    for loop, times in result["loops"].items():
        check(VARIANTS <= set(times), f"updaters: {loop} lacks a variant: {sorted(times)}")
        check("lowered/c11" in result["ratios"][loop], f"updaters: {loop} lacks its ratio to C11")


def check_launch(result):
    for loop in ("launch1", "cancelJob", "effect_add1", "massiveLaunch"):
        check(any(name.startswith(loop) for name in result["loops"]), f"launch: {loop} is missing")
    check(result["operations"], "launch: no operations were counted")


def check_compile(result):
    for level in ("-O0", "-O2"):
        check(any(name.endswith(level) for name in result["files"]), f"compile: no file at {level}")


def check_coverage(result):
    check(result["counts"].get("lowered") and result["counts"].get("guarded"), "coverage: no site was lowered")
    check(result["sizes"]["clean-up on"]["file"] < result["sizes"]["without the plugin"]["file"],
          "coverage: objects did not get smaller")


def check_loops(result):
    for loop, times in result["loops"].items():
        check({"before", "after", "limit"} == set(times), f"loops: {loop} lacks a variant: {sorted(times)}")


def check_lse(result):
    """Counts without noise: behind its test a copy is the inline code, and far shorter than calls of helpers."""
    for name, shapes in result["calls"].items():
        counts = {shape: by["with LSE"]["instructions"] for shape, by in shapes.items()}
        check(counts["copy"] - counts["inline LSE"] <= 5, f"lse: {name}: the copy is not the inline code: {counts}")
        check(counts["copy"] < counts["helper"], f"lse: {name}: helpers are as short as a copy: {counts}")


CHECKS = {
    "updaters": check_updaters,
    "launch": check_launch,
    "compile": check_compile,
    "coverage": check_coverage,
    "loops": check_loops,
    "lse": check_lse,
}


def check_result(directory, name):
    result = json.loads((directory / f"{name}.json").read_text())
    for key in SURROUNDINGS:
        check(result.get(key), f"{name}.json lacks {key}")
    check_summaries(name, {key: part for key, part in result.items() if key not in SURROUNDINGS})
    CHECKS[name](result)


def check_plots(directory, name):
    plots = sorted(directory.glob(f"{name}*.svg"))
    check(plots, f"{name}: no plot was written")
    for path in plots:
        root = xml.etree.ElementTree.parse(path).getroot()
        check(root.tag.endswith("}svg"), f"{path.name} is not SVG")


def main(manifest):
    with tempfile.TemporaryDirectory() as directory:
        command = [sys.executable, BENCH / "run.py", "--quick", "--manifest", manifest, "--output", directory]
        subprocess.run(command, check=True)
        for name in CHECKS:
            check_result(pathlib.Path(directory), name)
            check_plots(pathlib.Path(directory), name)


if __name__ == "__main__":
    main(sys.argv[1])
