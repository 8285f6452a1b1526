# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where and with what a result was measured: without it a figure means nothing."""

import datetime
import os
import pathlib
import platform
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def first_line(command):
    """The first line that a command prints, or "unknown"."""
    try:
        lines = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return lines[0] if lines else "unknown"


def commit():
    """The commit that was measured, marked where the tree differs from it; "unknown" without git or a repository."""
    described = first_line(["git", "rev-parse", "--short=12", "HEAD"])
    if described == "unknown":
        return described
    dirty = subprocess.run(["git", "diff", "--quiet", "HEAD"], cwd=ROOT, capture_output=True).returncode != 0
    return described + ("-dirty" if dirty else "")


def processor():
    """The processor's own name."""
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.machine()


def machine():
    return {
        "processor": processor(),
        "processors": os.cpu_count(),
        "architecture": platform.machine(),
        "system": f"{platform.system()} {'.'.join(platform.release().split('.')[:2])}",
    }


def load():
    """Running and waiting tasks, over the last minute: how noisy the machine is."""
    return round(os.getloadavg()[0], 2)


def describe(manifest):
    """The head of every result file."""
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "commit": commit(),
        "machine": machine(),
        "compilers": {name: first_line([path, "--version"]) for name, path in manifest["compilers"].items()},
        "flags": manifest["flags"],
    }
