# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the plugin costs while compiling: the same file with and without it, one after the other, round by round; and
the same file written by hand in C11, which says how much of the cost is the inlined code's and not the plugin's."""

import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from compile import generate, instructions
from report import plot, rounds, statistic, table

LEVELS = ["-O0", "-O2"]
VARIANTS = ["without", "with", "c11"]
STYLES = {"without": "object", "with": "object", "c11": "c11"}
COUNTED_SITES = 100
PASS_NAME = re.compile(r"\(anonymous namespace\)::\w+Pass$")


def sizes(options):
    if options.quick:
        return [10]
    return [100, 1000, 10000] if options.full else [100, 1000]


def command(manifest, level, variant, source, target):
    words = [manifest["compilers"]["c"], "-std=c11", level, "-c", str(source), "-o", str(target)]
    words += [f"-I{directory}" for directory in manifest["includes"]]
    return words + ([f"-fpass-plugin={manifest['plugin']}"] if variant == "with" else [])


def processor_time(words):
    """Seconds of processor time that a command and its children take: the time spent waiting does not count."""
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(words)} failed ({process.returncode}):\n{errors}")
    return {"user": usage.ru_utime, "total": usage.ru_utime + usage.ru_stime}


def pass_time(words, report=("-ftime-report",)):
    """Seconds of processor time of the plugin's own passes, as the compiler, or opt, itself accounts them."""
    report = subprocess.run([*words, *report], capture_output=True, text=True, check=True).stderr
    column, seconds = None, 0.0
    for line in report.splitlines():
        if "--- Name ---" in line:
            column = re.findall(r"---?\s?([A-Z][\w+ ]*?)\s?---?", line).index("User+System")
        elif column is not None and PASS_NAME.search(line):
            seconds += float(re.findall(r"(\d+\.\d+) \(", line)[column])
    return round(seconds, 4)


class Compilation:
    """One file at one level of optimisation."""

    def __init__(self, manifest, directory, sites, level, styles=STYLES):
        self.sites, self.level = sites, level
        self.words = {}
        for variant in VARIANTS:
            source = pathlib.Path(directory, f"{sites}-{styles[variant]}.c")
            source.write_text(generate.generate(sites, styles[variant]))
            self.words[variant] = command(manifest, level, variant, source, source.with_suffix(".o"))
        self.seconds = {variant: [] for variant in VARIANTS}
        self.total = {variant: [] for variant in VARIANTS}

    @property
    def name(self):
        return f"{self.sites} sites {self.level}"

    def measure(self, order):
        for variant in order.sample(VARIANTS, len(VARIANTS)):
            taken = processor_time(self.words[variant])
            self.seconds[variant].append(taken["user"])
            self.total[variant].append(taken["total"])

    def result(self):
        return {
            "user": {variant: statistic.summarise(self.seconds[variant]) for variant in VARIANTS},
            "total": {variant: statistic.summarise(self.total[variant]) for variant in VARIANTS},
            "ratios": {
                f"{variant}/without": statistic.ratio(self.seconds[variant], self.seconds["without"])
                for variant in ("with", "c11")
            },
            "pass_seconds": pass_time(self.words["with"]),
        }


def count_instructions(manifest, directory):
    """{way: instructions} of one file at -O2.

    "loaded" has the plugin, but told to change nothing; the sites of "plain" need no guard.
    """
    object_file = Compilation(manifest, directory, COUNTED_SITES, "-O2").words
    plain_file = Compilation(manifest, directory, COUNTED_SITES, "-O2", dict.fromkeys(VARIANTS, "plain")).words
    ways = {
        "without": (object_file["without"], {}),
        "loaded": (object_file["with"], {"CASTAWAY_OPTIONS": "lower=off"}),
        "with": (object_file["with"], {}),
        "c11": (object_file["c11"], {}),
        "plain, without": (plain_file["without"], {}),
        "plain, with": (plain_file["with"], {}),
    }
    return {way: instructions.count(words, settings) for way, (words, settings) in ways.items()}


def measure(manifest, options):
    """Every file at every level, in rounds; within a round the order of the variants is random."""
    count = options.rounds or (1 if options.quick else 5)
    progress = rounds.Progress("compile")
    order = random.Random(1)
    result = {"unit": "seconds of processor time, user", "rounds": count}
    with tempfile.TemporaryDirectory() as directory:
        files = [Compilation(manifest, directory, sites, level) for sites in sizes(options) for level in LEVELS]
        for number in range(count):
            for file in files:
                progress.show(f"round {number + 1} of {count}, {file.name}")
                file.measure(order)
        progress.done()
        result["files"] = {file.name: file.result() for file in files}
        if options.instructions:
            result["instructions"] = count_instructions(manifest, directory)
    return result


def verdict(ratio):
    """What is added to the time without the plugin, or that the noise hides it."""
    added = 100 * (ratio["median"] - 1)
    half_spread = 50 * (ratio["high"] - ratio["low"])
    note = " below the spread" if abs(added) < half_spread else ""
    return f"{added:+.2f} % ({100 * (ratio['low'] - 1):+.2f} to {100 * (ratio['high'] - 1):+.2f}){note}"


def own_time(file):
    """The passes' own time, and as a share of compiling without them."""
    seconds = file["pass_seconds"]
    return f"{1000 * seconds:.1f} ms, {100 * seconds / file['user']['without']['median']:.2f} %"


def show(result):
    headings = ["file", "without, s", "with, s", "c11, s", "added", "c11 adds", "the pass itself"]
    rows = [
        [name]
        + [f"{file['user'][variant]['median']:.3f}" for variant in VARIANTS]
        + [verdict(file["ratios"][f"{variant}/without"]) for variant in ("with", "c11")]
        + [own_time(file)]
        for name, file in result["files"].items()
    ]
    table.show("Time to compile one file (user time of the compiler)", headings, rows)
    if "instructions" in result:
        show_instructions(result["instructions"])


def show_instructions(counts):
    rows = []
    for way, number in counts.items():
        base = counts["plain, without" if way.startswith("plain") else "without"]
        rows.append([way, f"{number / 1e6:.1f}", f"{100 * (number / base - 1):+.3f} %"])
    title = f"Instructions that the compiler executes, {COUNTED_SITES} sites at -O2"
    table.show(title, ["way", "millions", "added"], rows)


def figures(result):
    rows = {name: file["user"] for name, file in result["files"].items()}
    return {"compile": plot.dots([("Compiling one file", rows)], VARIANTS, "seconds of user time (logarithmic)")}
