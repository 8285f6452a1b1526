# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Repeats the compilations, several at once, and collects what the plugin says of each."""

import collections
import concurrent.futures
import os
import re
import subprocess
import tempfile

from castaway_audit import command, remark

# What clang says of words that it does not know, or not for this machine.
UNKNOWN = re.compile(r"error: (?:unknown argument(?: ignored)?|unsupported (?:option|argument)|unknown target CPU|"
                     r"optimization flag|invalid value|invalid argument)[^'\n]*'([^'\n]+)'(?: (?:to|in|for) (?:option )?"
                     r"'([^'\n]+)')?")
# The plugin is asked to act, since what it makes of loops depends on what it made of calls. Nothing here may end a
# compilation: what was found is in the report.
PLUGIN_OPTIONS = "raise=on lse=auto faults=ignore required=off verify=off"

# What became of one compilation: records, or an error.
Outcome = collections.namedtuple("Outcome", "compilation records error raised_level ignored")


def first_error(said):
    lines = [line for line in said.splitlines() if "error: " in line]
    return (lines or said.strip().splitlines() or ["the compiler failed without a word"])[0].strip()


def unknown_words(said, words):
    """Words of the command that clang complains of."""
    named = {group for found in UNKNOWN.findall(said) for group in found if group}
    return {word for word in words if word in named or any(word == f"{option}{value}" for option in named
                                                           for value in named)}


def without_file(compilation):
    if not os.path.isdir(compilation.directory):
        return f"{compilation.directory}: no such folder"
    if not os.path.isfile(compilation.file):
        return f"{compilation.file}: no such file"
    return None


class Runner:
    """Repeats compilations with the given tools and options."""

    def __init__(self, tools, options):
        self.tools = tools
        self.options = options
        self.environment = os.environ | {"CASTAWAY_OPTIONS": f"{PLUGIN_OPTIONS} {options.plugin_options}", "LC_ALL": "C"}

    def compile(self, words, directory):
        return subprocess.run(words, cwd=directory, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, errors="replace", check=False)

    def repeat(self, compilation, record):
        """The outcome of one compilation. Words that clang does not know are left out, one try after the other."""
        repetition = command.Repetition(compilation, self.tools, self.options)
        ignored = set()
        while True:
            done = self.compile(repetition.words(self.tools.plugin, record, ignored), compilation.directory)
            more = unknown_words(done.stderr, repetition.options) - ignored if done.returncode else set()
            if not more:
                break
            ignored |= more
        error = first_error(done.stderr) if done.returncode else None
        records = [] if error else remark.read(record, compilation)
        return Outcome(compilation, records, error, repetition.raised_level, tuple(sorted(ignored)))

    def outcome(self, compilation, record):
        missing = without_file(compilation)
        if missing:
            return Outcome(compilation, [], missing, False, ())
        try:
            return self.repeat(compilation, record)
        finally:
            if os.path.exists(record):
                os.unlink(record)

    def run(self, compilations, progress):
        """The outcomes in the order of the compilations, however many run at once."""
        outcomes = [None] * len(compilations)
        with tempfile.TemporaryDirectory(prefix="castaway-audit-") as folder, \
                concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            jobs = {pool.submit(self.outcome, c, os.path.join(folder, f"{i}.yaml")): i
                    for i, c in enumerate(compilations)}
            try:
                for job in concurrent.futures.as_completed(jobs):
                    outcomes[jobs[job]] = job.result()
                    progress.step(compilations[jobs[job]].file)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return outcomes
