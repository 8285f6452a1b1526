# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether one function may stand for another: in each surrounding, the outcomes of the second must be among those of
the first."""

from typing import NamedTuple

from ir import read_functions
from machine import explore
from surroundings import SURROUNDINGS, program


class Version(NamedTuple):
    """A function, and its body's text as the key under which its outcomes are remembered."""

    function: object
    text: str

    @property
    def has_loop(self):
        return "cmpxchg" in self.text


def versions(module):
    return {name: Version(function, text) for name, (function, text) in read_functions(module).items()}


class Explorer:
    """Explores each (function, surrounding, values) once: many loops come to the same raised form."""

    def __init__(self):
        self.known = {}

    def outcomes(self, version, surrounding, values):
        values = {name: values[name] for name in "VIAB"}
        key = version.text, version.function.parameters, surrounding, tuple(values.items())
        if key not in self.known:
            update = version.function._replace(name="update")
            found = explore(program(surrounding, {"update": update}, values))
            # Only the new outcomes' schedules are ever printed, so only what is needed to find them again is kept.
            self.known[key] = frozenset(found)
        return self.known[key]


def new_outcomes(explorer, before, after, surrounding, values):
    """Outcomes of `after` that `before` does not have."""
    return explorer.outcomes(after, surrounding, values) - explorer.outcomes(before, surrounding, values)


def explain(after, surrounding, values, outcome):
    """How the outcome comes about, as lines."""
    update = after.function._replace(name="update")
    found = explore(program(surrounding, {"update": update}, values))
    threads = [f"    thread {n}: {text}" for n, text in enumerate(SURROUNDINGS[surrounding])]
    facts = ", ".join(f"{name}={values[name]}" for name in "VIAB")
    return threads + [f"    where {facts}; for example:"] + [f"    {step}" for step in found[outcome]()]


def report(after, surrounding, values, outcomes):
    """The first new outcome of a comparison, explained."""
    first = min(outcomes)
    return "\n".join([f"  {surrounding}: new outcome {first}"] + explain(after, surrounding, values, first))
