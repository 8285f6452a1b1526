# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compiler and the plugin, which must be of one LLVM."""

import collections
import os
import pathlib
import re
import shutil
import subprocess

from castaway_audit import fault

Tools = collections.namedtuple("Tools", "clang plugin version")


def find_clang(asked, llvm):
    candidates = [asked] if asked else [f"clang-{llvm}", f"/usr/lib/llvm-{llvm}/bin/clang", "clang"]
    for candidate in candidates:
        path = shutil.which(candidate)
        if path and (asked or major_of(path) == llvm):
            return path
    raise fault.Fault(f"{asked}: no such compiler" if asked else f"no clang of LLVM {llvm} is installed; install "
                      f"clang-{llvm}, or name one by --clang")


def version_of(clang):
    try:
        done = subprocess.run([clang, "--version"], capture_output=True, text=True, check=False)
    except OSError as error:
        raise fault.Fault(f"{clang}: {error.strerror}") from error
    found = re.search(r"clang version (\S+)", done.stdout)
    return found[1] if found else ""


def major_of(clang):
    return version_of(clang).split(".")[0]


def find(options, plugin, llvm):
    """The tools to use; `plugin` is where it is if the user does not say."""
    clang = find_clang(options.clang, llvm)
    plugin = pathlib.Path(options.plugin or plugin).resolve()
    if not os.access(plugin, os.R_OK):
        raise fault.Fault(f"{plugin}: no such plugin; name one by --plugin")
    version = version_of(clang)
    if not options.plugin and version.split(".")[0] != llvm:
        raise fault.Fault(f"{clang} is {'clang ' + version if version else 'no clang'}, and the plugin is for LLVM {llvm}")
    return Tools(clang, plugin, version)
