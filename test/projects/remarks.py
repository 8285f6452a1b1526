# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the plugin did in a build, from the optimisation records beside the objects. A place in a function counts once,
however often it is compiled."""

import collections
import re

DOCUMENT = re.compile(r"^--- !\w+\n(.*?)^\.\.\.$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^(Name|DebugLoc|Function): +(.*(?:\n {3,}.*)*)", re.MULTILINE)


def records(folder):
    for path in sorted(folder.rglob("*.opt.*yaml")):
        if not path.name.startswith("conftest") and "CMakeFiles/CMakeScratch" not in str(path):
            for document in DOCUMENT.findall(path.read_text(encoding="utf-8", errors="replace")):
                yield path, dict(FIELD.findall(document))


def collect(folder):
    """Counts of remarks by name, by functions and the places in them: the place of an exchange may be that of a wrapper in a
    header, for all who use it."""
    seen = collections.defaultdict(set)
    for path, fields in records(folder):
        name = fields.get("Name", "").strip("'\"")
        where = "" if name.startswith(("Lse", "LSE_")) else " ".join(fields.get("DebugLoc", str(path)).split())
        seen[name].add((fields.get("Function"), where))
    return {name: len(places) for name, places in sorted(seen.items())}


def summary(counts):
    """The few figures of the table."""
    raised = counts.get("LoopRaised", 0)
    kept = sum(number for name, number in counts.items() if name.startswith("LOOP_"))
    return {"loops": raised + kept, "raised": raised, "copied": counts.get("LseDetected", 0)}
