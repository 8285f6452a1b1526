# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the harness for a number of rounds and collects what it measured."""

import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time


# The job library's thread-locals lie in the static block, which a process sizes for few objects that are loaded late.
# One copy of the library fits; here there are as many as there are variants.
SETTINGS = {"GLIBC_TUNABLES": "glibc.rtld.optional_static_tls=65536"}


class Progress:
    """One line on a terminal that is rewritten; elsewhere a line now and then."""

    def __init__(self, label):
        self.label = label
        self.live = sys.stderr.isatty()
        self.last = time.monotonic()

    def show(self, text):
        now = time.monotonic()
        if now - self.last < (0.1 if self.live else 15):
            return
        self.last = now
        line = f"{self.label}: {text}"
        if self.live:
            print(f"\r\033[K{line[:110]}", end="", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

    def done(self):
        if self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def command(manifest, variants, seed, options, result):
    """One round as a command line. The seed decides in which order the variants of each loop run."""
    words = [manifest["harness"], "--seed", str(seed)]
    for name, path in variants.items():
        words += ["--variant", f"{name}={path}"]
    return words + list(options) + [f"--benchmark_out={result}", "--benchmark_out_format=json"]


def run_once(words, report):
    """Runs one round and reports each loop's name when it is measured."""
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | SETTINGS)
        for line in process.stdout:
            if "@" in line:
                report(line.split()[0])
        if process.wait() != 0:
            errors.seek(0)
            raise SystemExit(f"{words[0]} failed ({process.returncode}):\n{errors.read()}")


def read_round(path):
    """[(loop, variant, nanoseconds of processor time per iteration)] of one result file of Google Benchmark."""
    measured = []
    for entry in json.loads(path.read_text())["benchmarks"]:
        loop, variant = entry["name"].rsplit("@", 1)
        measured.append((loop, variant, entry["cpu_time"]))
    return measured


def run(label, manifest, variants, count, options):
    """{loop: {variant: [nanoseconds per round]}}, every round in a process of its own."""
    rounds = collections.defaultdict(lambda: collections.defaultdict(list))
    progress = Progress(label)
    with tempfile.TemporaryDirectory() as directory:
        result = pathlib.Path(directory, "round.json")
        for number in range(count):
            run_once(
                command(manifest, variants, number, options, result),
                lambda name: progress.show(f"round {number + 1} of {count}, {name}"),
            )
            for loop, variant, nanoseconds in read_round(result):
                rounds[loop][variant].append(nanoseconds)
    progress.done()
    if not rounds:
        raise SystemExit(f"{label}: the filter leaves nothing to measure")
    return rounds
