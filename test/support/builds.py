# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The ways in which one program is built to compare its output: other compilers, other optimisation levels, with the
# plugin and without. A program's meaning must not depend on any of them.

import difflib
import os
import re
import shlex
import subprocess
from dataclasses import dataclass

LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os")
RUN_LIMIT_SECONDS = 60


@dataclass(frozen=True)
class Tools:
    """The programs and libraries of one tree, for one LLVM."""

    clang: str
    plugin: str
    runtime: str
    include: tuple
    gcc: str = ""


@dataclass(frozen=True)
class Build:
    """One way to build: its name is also the suffix of its files."""

    name: str
    compiler: str
    flags: tuple
    is_lowered: bool = False


class Failure(Exception):
    """A program that did not compile, did not run, or did not do the same."""


def plain_builds(tools):
    """Without the plugin; the first is the reference."""
    gcc = [Build("gcc-O1", tools.gcc, ("-O1",))] if tools.gcc else []
    return gcc + [Build(f"clang{level}", tools.clang, (level,)) for level in ("-O0", "-O2")]


def lowered_builds(tools, levels=LEVELS):
    flag = f"-fpass-plugin={tools.plugin}"
    return [Build(f"lowered{level}", tools.clang, (level, flag), is_lowered=True) for level in levels]


def command_of(build, tools, sources, executable, extra=()):
    """The command that compiles and links `sources`; a lowered build also writes its remarks."""
    record = ("-fsave-optimization-record", f"-foptimization-record-file={executable}.yaml",
              "-foptimization-record-passes=castaway") if build.is_lowered else ()
    return [build.compiler, *build.flags, *record, "-w", *tools.include, *sources, *extra, "-o", executable,
            tools.runtime, "-pthread", "-lm"]


def compile_program(build, tools, sources, executable, extra=()):
    command = command_of(build, tools, sources, executable, extra)
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{build.name}: {shlex.join(command)}\n{done.stderr}")


def run_program(build, executable, arguments=()):
    """What the program printed; it must exit with 0."""
    try:
        done = subprocess.run([executable, *arguments], capture_output=True, text=True, timeout=RUN_LIMIT_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{build.name}: still running after {RUN_LIMIT_SECONDS} s") from error
    if done.returncode != 0:
        raise Failure(f"{build.name}: exit status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def count_lowered(record):
    """How many sites the plugin rewrote, by its optimisation record."""
    if not os.path.exists(record):
        return 0
    with open(record, encoding="utf-8") as text:
        return len(re.findall(r"^--- !Passed\nPass: +castaway$", text.read(), re.MULTILINE))


def require_sites(build, executable, wanted):
    """A lowered build must have lowered; otherwise comparing it says nothing."""
    found = count_lowered(f"{executable}.yaml")
    if found < wanted:
        raise Failure(f"{build.name}: {found} sites lowered, {wanted} wanted")
    return found


def require_same(name, output, reference_name, reference):
    if output == reference:
        return
    lines = difflib.unified_diff(reference.splitlines(), output.splitlines(), reference_name, name, lineterm="", n=2)
    raise Failure("\n".join(list(lines)[:60]))
