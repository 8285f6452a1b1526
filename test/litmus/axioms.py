# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proof of the explorer against another account of the same model: random programs, and the axioms of RC11.

Here an execution is a choice, for each read, of the write that it reads from, and for each place of an order of its
writes; it counts if it satisfies the axioms of Lahav, Vafeiadis, Kang, Hur and Dreyer, "Repairing sequential
consistency in C/C++11" (PLDI 2017), with release sequences of C++20, and with one more that the machine obeys by
construction: that the order of seq_cst operations goes along with the program order and the reading. The outcomes must
be those of the machine, no more and no less. (Without the additional axiom, the machine's must be among them.)

Programs have no branches, so every thread does all of its operations.
"""

import argparse
import itertools
import random
import sys
from typing import NamedTuple

from evaluate import binary, mask
from machine import Program, explore
from memory import ACQUIRES, RELEASES
from relations import Relation
from threads import read_thread

PLACES = ("x", "y")
FIRST = {"x": 0, "y": 0}


class Event(NamedTuple):
    thread: int  # -1: the first value of a place
    operation: str
    place: str
    order: str
    reads: bool
    writes: bool
    instruction: object
    name: str


# ---- the executions of a program

def events_of(program_threads, successes):
    """The events of one choice of which exchanges succeed."""
    events = [Event(-1, "init", place, "plain", False, True, None, "") for place in PLACES]
    successes = iter(successes)
    for number, function in enumerate(program_threads):
        for i in function.body[:-1]:
            place = i.operands[0].value if i.operands else ""
            if i.operation == "cmpxchg":
                success = next(successes)
                order = i.get("order") if success else i.get("failure")
                events.append(Event(number, i.operation, place, order, True, success, i, i.result))
                continue
            reads = i.operation in ("load", "atomicrmw")
            writes = i.operation in ("store", "atomicrmw")
            events.append(Event(number, i.operation, place, i.get("order"), reads, writes, i, i.result))
    return events


def written(event, found):
    """The value that an event writes, given what it reads."""
    if event.operation == "init":
        return FIRST[event.place]
    i = event.instruction
    if event.operation == "store":
        return i.operands[1].value
    if event.operation == "cmpxchg":
        return i.operands[2].value
    return binary(i.get("word"), found, i.operands[1].value, i.bits)


def values_of(events, sources, order):
    """What each event reads and writes, or None if an exchange would not do as was chosen."""
    found, stored = {}, {}
    for e in order:
        event = events[e]
        if event.reads:
            found[e] = stored[sources[e]]
        if event.operation == "cmpxchg" and (found[e] == event.instruction.operands[1].value) != event.writes:
            return None
        if event.writes:
            stored[e] = written(event, found.get(e)) & mask(32)
    return found, stored


def topological(relation):
    """The events in an order that agrees with an acyclic relation."""
    before = relation.closure().inverse().rows
    return sorted(range(len(before)), key=lambda e: bin(before[e]).count("1"))


def modification_orders(events, updates):
    """Each choice of an order of the writes of every place: the first value first, an update right after its source."""
    choices = []
    for place in PLACES:
        first, *others = [e for e, event in enumerate(events) if event.writes and event.place == place]
        orders = []
        for permutation in itertools.permutations(others):
            line = (first,) + permutation
            if all(line[line.index(e) - 1] == updates[e] for e in permutation if e in updates):
                orders.append(line)
        choices.append(orders)
    return itertools.product(*choices)


# ---- the axioms

class Execution:
    def __init__(self, events, sources, lines):
        self.events, count = events, len(events)
        pairs = [(a, b) for a in range(count) for b in range(count) if a != b]
        self.sb = Relation.of(count, [(a, b) for a, b in pairs if self.is_sequenced(a, b)])
        self.same_place = Relation.of(count, [(a, b) for a, b in pairs if events[a].place == events[b].place != ""])
        self.rf = Relation.of(count, [(source, e) for e, source in sources.items()])
        self.mo = Relation.of(count, [pair for line in lines for pair in itertools.combinations(line, 2)])
        self.rb = (self.rf.inverse() @ self.mo) & Relation.of(count, pairs)

    def is_sequenced(self, a, b):
        first, second = self.events[a], self.events[b]
        return second.thread >= 0 and (first.thread < 0 or (first.thread == second.thread and a < b))

    def only(self, chosen):
        return Relation.identity(len(self.events), lambda e: chosen(self.events[e]))

    def synchronises(self):
        fence = lambda orders: self.only(lambda e: e.operation == "fence" and e.order in orders)
        writes, reads = self.only(lambda e: e.writes), self.only(lambda e: e.reads)
        updates = self.only(lambda e: e.reads and e.writes)
        sequence = (self.rf @ updates).closure().optional()
        release = self.only(lambda e: e.writes and e.order in RELEASES) | fence(RELEASES) @ self.sb @ writes
        acquire = self.only(lambda e: e.reads and e.order in ACQUIRES) | reads @ self.sb @ fence(ACQUIRES)
        return release @ sequence @ self.rf @ acquire

    def is_consistent(self, strict):
        hb = (self.sb | self.synchronises()).closure()
        eco = (self.rf | self.mo | self.rb).closure()
        if not hb.is_irreflexive() or not (hb @ eco).is_irreflexive():
            return False
        psc = self.psc(hb, eco)
        return (psc | self.sb | self.rf).is_acyclic() if strict else psc.is_acyclic()

    def psc(self, hb, eco):
        elsewhere = Relation([a & ~b for a, b in zip(self.sb.rows, self.same_place.rows)])
        scb = self.sb | elsewhere @ hb @ elsewhere | (hb & self.same_place) | self.mo | self.rb
        access = self.only(lambda e: e.order == "seq_cst" and e.operation != "fence")
        fence = self.only(lambda e: e.order == "seq_cst" and e.operation == "fence")
        base = (access | fence @ hb.optional()) @ scb @ (access | hb.optional() @ fence)
        return base | fence @ (hb | hb @ eco @ hb) @ fence


def outcome(events, found, stored, lines):
    results = [f"{event.thread}:{event.name}={found[e]}" for e, event in enumerate(events) if event.name]
    return " ".join(results + [f"{place}={stored[line[-1]]}" for place, line in zip(PLACES, lines)])


def sources_of(events):
    """Each choice of a write for every read."""
    reads = [e for e, event in enumerate(events) if event.reads]
    choices = [[w for w, event in enumerate(events) if event.writes and event.place == events[e].place and w != e]
               for e in reads]
    return (dict(zip(reads, chosen)) for chosen in itertools.product(*choices))


def executions(events):
    """Each (execution, outcome) without a cycle of reading and program order."""
    count = len(events)
    for sources in sources_of(events):
        first = Execution(events, sources, ())
        if not (first.sb | first.rf).is_acyclic():
            continue
        values = values_of(events, sources, topological(first.sb | first.rf))
        if values is None:
            continue
        updates = {e: source for e, source in sources.items() if events[e].writes and e < count}
        for lines in modification_orders(events, updates):
            yield Execution(events, sources, lines), outcome(events, *values, lines)


def axiomatic(program_threads):
    """The outcomes that the axioms allow: (with the additional one, without it)."""
    exchanges = sum(i.operation == "cmpxchg" for f in program_threads for i in f.body)
    strict, all_allowed = set(), set()
    for successes in itertools.product((False, True), repeat=exchanges):
        for execution, result in executions(events_of(program_threads, successes)):
            if result not in strict and execution.is_consistent(strict=True):
                strict.add(result)
            if result not in all_allowed and execution.is_consistent(strict=False):
                all_allowed.add(result)
    return strict, all_allowed


# ---- random programs

class Theme(NamedTuple):
    """What the operations of a program are drawn from: programs with a few words in common meet more of each other."""

    kinds: tuple
    loads: tuple
    stores: tuple
    fences: tuple


RELAXED = ("monotonic",)
THEMES = (
    Theme(("load", "store", "fence"), RELAXED, RELAXED, ("seq_cst",)),
    Theme(("load", "store", "fence"), ("monotonic", "seq_cst"), ("monotonic", "seq_cst"), ("seq_cst",)),
    Theme(("load", "store", "fence"), RELAXED, RELAXED, ("acquire", "release", "acq_rel")),
    Theme(("load", "store", "rmw"), ("acquire", "monotonic"), ("release", "monotonic"), ()),
    Theme(("load", "store", "rmw", "cas"), ("seq_cst",), ("seq_cst",), ()),
    Theme(("load", "store", "rmw", "cas", "fence"), ("monotonic", "acquire", "seq_cst"),
          ("monotonic", "release", "seq_cst"), ("acquire", "release", "acq_rel", "seq_cst")),
)
# Half of the programs have the form of a test of the literature, with random orders, and fences between its operations.
FORMS = (
    "W x, W y | R y, R x", "W x, R y | W y, R x", "W x, W y | W y, W x", "W x, W y | R y, W x",
    "W x, W y | W y, R x", "W x | R x, W y | R y, R x", "W x | W y | R x, R y | R y, R x",
    "W x, R x | W x, R x", "W x | U x | R x, R y", "W x, W y | U y | R y, R x", "U x, R y | U y, R x",
    "W x, R y | W y | R y, R x", "W x, U y | U y, R x",
)
SIZES = ((2, 2), (3, 2), (3, 3), (4, 2), (2, 2, 1), (2, 2, 2), (3, 2, 1), (3, 3, 1), (3, 1, 3), (1, 1, 2, 2))


def random_statement(r, theme, number, result, kind=None, place=None):
    place, kind = place or r.choice(PLACES), kind or r.choice(theme.kinds)
    if kind == "load":
        return f"{result} = load {place} {r.choice(theme.loads)}"
    if kind == "store":
        return f"store {place} {number} {r.choice(theme.stores)}"
    if kind == "fence":
        return f"fence {r.choice(theme.fences)}"
    order = r.choice(("monotonic", "acquire", "release", "acq_rel", "seq_cst"))
    if kind == "rmw":
        return f"{result} = rmw add {place} {number} {order}"
    return f"{result} = cas {place} 0 {number} {order} {r.choice(theme.loads)}"


def random_form(r):
    """A program of the literature's form."""
    theme, number, texts = r.choice(THEMES), 0, []
    for thread in r.choice(FORMS).split(" | "):
        statements = []
        for operation in thread.split(", "):
            number += 1
            kind = {"W": "store", "R": "load", "U": "rmw"}[operation[0]]
            if statements and theme.fences and r.random() < 0.7:
                statements.append(f"fence {r.choice(theme.fences)}")
            statements.append(random_statement(r, theme, number, f"r{number}", kind, operation[2]))
        texts.append("; ".join(statements))
    return texts


def random_program(seed):
    r = random.Random(seed)
    if seed % 2:
        return random_form(r)
    theme, number, texts = r.choice(THEMES), 0, []
    for size in r.choice(SIZES):
        statements = []
        for line in range(size):
            number += 1
            statements.append(random_statement(r, theme, number, f"r{line}"))
        texts.append("; ".join(statements))
    return texts


def check(seed):
    """An empty string, or how the machine and the axioms differ."""
    texts = random_program(seed)
    functions = [read_thread(text, f"thread{n}") for n, text in enumerate(texts)]
    machine = set(explore(Program({}, functions, FIRST)))
    strict, all_allowed = axiomatic(functions)
    # Next to a fence of that order the machine's seq_cst is stronger still, in one random program of a thousand.
    stronger = machine < strict and any("fence seq_cst" in text for text in texts)
    if (machine == strict or stronger) and machine <= all_allowed:
        return ""
    lines = [f"seed {seed}"] + [f"  thread {n}: {text}" for n, text in enumerate(texts)]
    lines += [f"  only the machine: {o}" for o in sorted(machine - strict)]
    return "\n".join(lines + [f"  only the axioms: {o}" for o in sorted(strict - machine)])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=400)
    options = parser.parse_args()
    wrong = list(filter(None, map(check, range(options.first, options.first + options.count))))
    print("\n".join(wrong + [f"{options.count} random programs, {len(wrong)} differ"]))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
