# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plugin's remarks, read from the compiler's optimisation record."""

import collections
import os

from castaway_audit import fault

try:
    import yaml
except ImportError as missing:
    raise fault.Fault("castaway-audit needs Python's yaml module; on Debian: apt install python3-yaml") from missing

# One remark: passed, missed or analysis; its name; where (path is None if unknown); its facts; its whole sentence.
Remark = collections.namedtuple("Remark", "sort name function path line column facts sentence")


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Reads the record's documents, whose tags say of which sort a remark is."""


def construct(loader, tag, node):
    return {**loader.construct_mapping(node, deep=True), "Sort": tag.lower()}


Loader.add_multi_constructor("!", construct)


def facts_of(document):
    return {key: str(value) for part in document.get("Args") or [] for key, value in part.items()
            if key not in ("String", "DebugLoc")}


def sentence_of(document):
    return "".join(str(value) for part in document.get("Args") or [] for key, value in part.items() if key != "DebugLoc")


def remark_of(document, compilation):
    place = document.get("DebugLoc") or {}
    path = place.get("File")
    return Remark(document["Sort"], document.get("Name", ""), str(document.get("Function", "")),
                  os.path.normpath(os.path.join(compilation.directory, path)) if path else None,
                  int(place.get("Line", 0)), int(place.get("Column", 0)), facts_of(document), sentence_of(document))


def read(path, compilation):
    """The remarks of a record; none if the compiler wrote no file."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8", errors="replace") as file:
        return [remark_of(document, compilation) for document in yaml.load_all(file, Loader)
                if document and document.get("Pass") == "castaway"]
