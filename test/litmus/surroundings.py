# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What runs beside the function under test: litmus programs around `update x V`.

`V` is the operand, `A` and `B` are values that others write to the word. Each asks for one thing that an atomic
operation gives, and that a wrong rewrite would take away.
"""

import re

from machine import Program
from threads import read_thread

SURROUNDINGS = {
    "alone": ["r0 = update x V"],
    # What the update reads brings a message along: acquire, on every path.
    "reads a message": ["r0 = update x V; r1 = load y monotonic", "store y 1 monotonic; store x A release"],
    "reads a message, second write": [
        "r0 = update x V; r1 = load y monotonic", "store x B monotonic; store y 1 monotonic; store x A release"],
    "reads a message behind a fence": [
        "r0 = update x V; fence acquire; r1 = load y monotonic",
        "store y 1 monotonic; fence release; store x A monotonic"],
    # What the update writes takes a message along: release.
    "publishes": ["store y 1 monotonic; r0 = update x V", "r0 = load x acquire; r1 = load y monotonic"],
    "publishes behind a fence": [
        "store y 1 monotonic; fence release; r0 = update x V",
        "r0 = load x monotonic; fence acquire; r1 = load y monotonic"],
    # Total order of the seq_cst operations, with the update on either side.
    "store buffering": ["r0 = update x V; r1 = load y seq_cst", "store y 1 seq_cst; r0 = load x seq_cst"],
    "store buffering, update reads": ["store y 1 seq_cst; r0 = update x V", "store x A seq_cst; r0 = load y seq_cst"],
    "store buffering, fences": [
        "r0 = update x V; fence seq_cst; r1 = load y monotonic",
        "store y 1 monotonic; fence seq_cst; r0 = load x monotonic"],
    # Atomicity, against an update of another kind and against itself.
    "another updater": ["r0 = update x V; r1 = load y monotonic", "store y 1 monotonic; r0 = rmw add x 1 acq_rel"],
    "another exchanger": ["r0 = update x V", "r0 = cas x I A acq_rel acquire; store x B release"],
    "two updaters": [
        "store y 1 monotonic; r0 = update x V; r1 = load z monotonic",
        "store z 1 monotonic; r0 = update x V; r1 = load y monotonic"],
    # One history of the word for all.
    "coherence": ["r0 = update x V; r1 = load x monotonic", "store x A monotonic; r0 = load x monotonic"],
    "coherence, one reader": ["r0 = update x V", "store x A monotonic", "r0 = load x monotonic; r1 = load x monotonic"],
    "write order": ["store y 1 monotonic; r0 = update x V", "store x A release; store y 2 monotonic"],
    "write order, seq_cst": ["store y 1 seq_cst; r0 = update x V", "store x A seq_cst; store y 2 seq_cst"],
    # The update continues the release sequence of the write that it reads.
    "release sequence": [
        "r0 = update x V", "store y 1 monotonic; store x A release", "r0 = load x acquire; r1 = load y monotonic"],
    "independent readers": [
        "r0 = update x V", "store y 1 seq_cst", "r0 = load x seq_cst; r1 = load y seq_cst",
        "r0 = load y seq_cst; r1 = load x seq_cst"],
    # A word that may not be written: x begins as A, so that a guard may hold.
    "read-only word": ["r0 = update x V"],
}

SHORT = ("reads a message", "publishes", "store buffering", "store buffering, update reads", "two updaters",
         "another exchanger", "release sequence", "read-only word")


def fill(text, values):
    return re.sub(r"\b[ABIV]\b", lambda m: str(values[m[0]]), text)


def program(name, functions, values):
    """The program of one surrounding. `values` holds V, A, B, and I, the word's first value."""
    texts = [fill(text, values) for text in SURROUNDINGS[name]]
    threads = [read_thread(text, f"thread{number}") for number, text in enumerate(texts)]
    words = set(re.findall(r"\b[xyz]\b", " ".join(texts)))
    first = {place: 0 for place in sorted(words)}
    read_only = name == "read-only word"
    first["x"] = values["A"] if read_only else values["I"]
    return Program(functions, threads, first, ["x"] if read_only else [])
