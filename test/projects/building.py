# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds of one project: the same clang and words, with and without the plugin. The compiler is a script, so that a
build system need not know of the plugin; all of them ask for optimisation records, which cost time, too."""

import os
import resource
import shlex
import shutil
import signal
import subprocess
import time

NOBODY = 65534
TRIPLE = "aarch64-linux-gnu"


class Variant:
    """One way to compile: a name, whether with the plugin, and the plugin's options."""

    def __init__(self, name, plugin=False, options=""):
        self.name, self.plugin, self.options = name, plugin, options


def variants(target):
    """The control first: what it fails, the others may fail."""
    both = [Variant("control"), Variant("plugin", plugin=True)]
    return both if target == "native" else both + [Variant("always", plugin=True, options="lse=always")]


def compiler_words(variant, settings):
    words = ["-Qunused-arguments", "-fsave-optimization-record", "-foptimization-record-passes=^castaway$"]
    if settings.target == "aarch64":
        words.append(f"--target={TRIPLE}")
    if settings.lto:
        words += [f"-flto={settings.lto}", "-fuse-ld=lld"]
    if variant.plugin:
        words.append(f"-fpass-plugin={settings.plugin}")
        if settings.lto:
            words.append(f"-Wl,--load-pass-plugin={settings.plugin}")
    if settings.verify:
        words += ["-Xclang", "-llvm-verify-each"]
    return words


def write_compiler(path, command, variant, settings):
    words = " ".join(map(shlex.quote, compiler_words(variant, settings)))
    options = f"CASTAWAY_OPTIONS={shlex.quote(variant.options)} " if variant.options else ""
    path.write_text(f'#!/bin/sh\n{options}exec {shlex.quote(command)} {words} "$@"\n', encoding="utf-8")
    path.chmod(0o755)


def environment(folder, settings):
    tools = settings.tools
    added = {"CC": folder / "cc", "CXX": folder / "c++", "AR": tools / "llvm-ar", "NM": tools / "llvm-nm",
             "RANLIB": tools / "llvm-ranlib", "JOBS": settings.jobs, "LC_ALL": "C", "TMPDIR": folder / "tmp"}
    if settings.target == "aarch64":
        added["HOST"] = TRIPLE
    dropped = ("CASTAWAY_OPTIONS", "CFLAGS", "CXXFLAGS", "LDFLAGS", "MAKEFLAGS", "MAKELEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {name: str(value) for name, value in added.items()}


class Build:
    """One project in one variant, in a folder of its own."""

    def __init__(self, project, variant, settings):
        self.project, self.variant, self.settings = project, variant, settings
        self.folder = settings.work / settings.target / project.name / variant.name
        self.sources = self.folder / "source"
        self.note = self.folder / "built.json"  # exists once it is built
        self.environment = environment(self.folder, settings)

    def prepare(self, sources):
        """A fresh copy of the sources, and the compilers."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "tmp").mkdir(parents=True)
        (self.folder / "tmp").chmod(0o1777)
        shutil.copytree(sources, self.sources, symlinks=True)
        clang = self.settings.clang
        write_compiler(self.folder / "cc", clang, self.variant, self.settings)
        write_compiler(self.folder / "c++", clang.replace("clang", "clang++"), self.variant, self.settings)

    def run(self, step, command, minutes=60, nobody=False, extra=None):
        """Runs a command. Its output goes to a file; its status, and the processor time of all that it started."""
        log = self.folder / f"{step}.log"
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if nobody and os.geteuid() == 0 else {}
        before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        with log.open("w", encoding="utf-8") as output:
            process = subprocess.Popen(["sh", "-c", command], cwd=self.sources, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT, env=self.environment | (extra or {}),
                                       start_new_session=True, **who)
            try:
                status = process.wait(timeout=minutes * 60)
            except BaseException as error:  # nothing that it started outlives it
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                if not isinstance(error, subprocess.TimeoutExpired):
                    raise
                status = "timeout"
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return {"status": status, "wall": time.monotonic() - begin, "log": log,
                "cpu": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime}

    def give_to_nobody(self):
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", self.sources], check=True)
