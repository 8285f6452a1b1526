# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compilations of a program: those of a compilation database, or one command."""

import collections
import json
import os
import shlex

from castaway_audit import fault

# One compilation: where, of which source file (an absolute path), by which words.
Compilation = collections.namedtuple("Compilation", "directory file arguments")

SOURCES = {".c", ".i", ".cc", ".cp", ".cxx", ".cpp", ".c++", ".C", ".ii", ".CPP"}
PLUS_PLUS = SOURCES - {".c", ".i"}


def extension(path):
    return os.path.splitext(path)[1]


def expand(arguments, directory, depth=0):
    """The words with response files replaced by what stands in them."""
    words = []
    for word in arguments:
        path = os.path.join(directory, word[1:])
        if word.startswith("@") and depth < 8 and os.path.isfile(path):
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                words += expand(shlex.split(file.read()), directory, depth + 1)
        else:
            words.append(word)
    return words


def words_of(entry):
    if isinstance(entry.get("arguments"), list):
        return [str(word) for word in entry["arguments"]]
    return shlex.split(entry["command"])


def compilation_of(entry, folder):
    directory = os.path.normpath(os.path.join(folder, entry.get("directory", "")))
    file = os.path.normpath(os.path.join(directory, entry["file"]))
    return Compilation(directory, file, tuple(expand(words_of(entry), directory)))


def load(path):
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            entries = json.load(file)
    except OSError as error:
        raise fault.Fault(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise fault.Fault(f"{path}: not JSON: {error}") from error
    if not isinstance(entries, list):
        raise fault.Fault(f"{path}: not a compilation database: no list of compilations")
    return entries


def read(path):
    """The compilations of the database at `path`, a file or the folder of compile_commands.json; each once, in an order of
    its own, so that no report depends on how the database came to be."""
    path = os.path.join(path, "compile_commands.json") if os.path.isdir(path) else os.fspath(path)
    found = set()
    for number, entry in enumerate(load(path), 1):
        try:
            compilation = compilation_of(entry, os.path.dirname(os.path.abspath(path)))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise fault.Fault(f"{path}: entry {number} is no compilation: it needs \"file\", and \"arguments\" or "
                              f"\"command\" ({type(error).__name__}: {error})") from error
        found.add(compilation)
    return sorted(found)


def select(compilations, files):
    """Those of the named files; each name must be of one."""
    if not files:
        return compilations
    wanted = {os.path.abspath(file): file for file in files}
    known = {os.path.realpath(c.file) for c in compilations}
    for path, name in wanted.items():
        if os.path.realpath(path) not in known:
            raise fault.Fault(f"{name}: no such file in the compilation database")
    real = {os.path.realpath(path) for path in wanted}
    return [c for c in compilations if os.path.realpath(c.file) in real]
