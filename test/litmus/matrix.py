# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Raises every operation in every shape and order by the plugin's own pass, and compares what each may lead to.

The pass runs on one module for each target. A function that keeps its loop must be one that the target
gains nothing from, so that the test cannot pass by not raising; a raised one must bring no outcome that its loop does
not have.
"""

import argparse
import itertools
import subprocess
import sys
from typing import NamedTuple

from compare import Explorer, new_outcomes, report, versions
from shapes import (FAILURES, GUARDED_SHAPES, GUARDS, LOADS, OPERATIONS, PLAIN_SHAPES, SUCCESSES, Loop, write)
from surroundings import SHORT, SURROUNDINGS

CHOICES = ("umax", "umin", "smax", "smin")
LOGIC = ("and", "or", "xor", "test-and-set", "test-and-clear")


class Target(NamedTuple):
    triple: str
    attributes: str
    no_instruction: tuple  # operations that the target has none for
    no_result: tuple = ()  # operations whose instruction does not give the old value


TARGETS = {
    "aarch64+lse": Target("aarch64-unknown-linux-gnu", '"target-features"="+lse"', ("nand",)),
    "aarch64": Target("aarch64-unknown-linux-gnu", "", ("nand", *CHOICES)),
    "x86-64": Target("x86_64-unknown-linux-gnu", "", ("nand", *CHOICES), LOGIC),
}


def combinations(shape, full):
    """The orders of a shape: all, or a sample that has each order in each role."""
    loads = ("monotonic",) if shape == "guess" else LOADS
    if full:
        return list(itertools.product(loads, SUCCESSES, FAILURES))
    sample = [("monotonic", success, "monotonic") for success in SUCCESSES]
    sample += [(load, "monotonic", "monotonic") for load in loads[1:]]
    return sample + [("monotonic", "release", failure) for failure in FAILURES[1:]]


def shapes_of(operation):
    if operation in GUARDS:
        return list(GUARDED_SHAPES)
    return list(PLAIN_SHAPES) + (list(GUARDED_SHAPES) if operation in CHOICES else [])


def loops(full):
    for operation in [*OPERATIONS, *GUARDS]:
        for shape in shapes_of(operation):
            for orders in combinations(shape, full or (operation, shape) == ("add", "refresh")):
                yield Loop(operation, shape, *orders)
            yield Loop(operation, shape, "monotonic", "seq_cst", "acquire", weak=True)
            yield Loop(operation, shape, "acquire", "acq_rel", "acquire", volatile=True)
            yield Loop(operation, shape, "monotonic", "acq_rel", "monotonic", result_used=False)
            yield Loop(operation, shape, "acquire", "seq_cst", "seq_cst", result_used=False)
            for bits in (8, 16, 64):
                yield Loop(operation, shape, "acquire", "release", "monotonic", bits=bits)


def module_text(chosen, target):
    return "\n".join([f'target triple = "{target.triple}"', *(write(loop, target.attributes) for loop in chosen)])


def wants_old_value(loop):
    """Whether the result is more than the one bit that x86 has instructions for, which bytes have not."""
    return loop.result_used and (not loop.shape.startswith(("told", "answer")) or loop.bits == 8)


def is_kept(target, loop):
    """Whether the target gains nothing from raising it."""
    return loop.operation in target.no_instruction or (loop.operation in target.no_result and wants_old_value(loop))


def raised(options, text):
    command = [options.opt, f"-load-pass-plugin={options.plugin}", f"-passes={options.passes},verify", "-S", "-o", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}:\n{done.stderr}")
    return done.stdout


def compare(explorer, loop, before, after, surroundings):
    """What is wrong with one raise, as lines to print."""
    for name in surroundings:
        found = new_outcomes(explorer, before, after, name, loop.values)
        if found:
            yield f"{loop.name}\n" + report(after, name, loop.values, found)


def check_loop(explorer, target, loop, before, after, surroundings):
    """What is wrong with one loop of a target."""
    if after.has_loop == is_kept(target, loop):
        return [] if after.has_loop else list(compare(explorer, loop, before, after, surroundings))
    return [f"{loop.name}: {'not raised' if after.has_loop else 'raised, where nothing is gained'}"]


def check_target(options, explorer, name, surroundings):
    target, chosen = TARGETS[name], list(loops(options.full))
    before = versions(module_text(chosen, target))
    after = versions(raised(options, module_text(chosen, target)))
    wrong = []
    for loop in chosen:
        wrong += check_loop(explorer, target, loop, before[loop.name], after[loop.name], surroundings)
    count = sum(not version.has_loop for version in after.values())
    print(f"{name}: {count} of {len(chosen)} loops raised, {len(wrong)} wrong", flush=True)
    return [f"{name}: {line}" for line in wrong]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opt", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--passes", default="castaway-raise")
    parser.add_argument("--full", action="store_true", help="every order in every shape and surrounding")
    options = parser.parse_args()
    explorer, wrong = Explorer(), []
    for target in TARGETS:
        wrong += check_target(options, explorer, target, SURROUNDINGS if options.full else SHORT)
    print("\n".join(wrong + [f"{len(explorer.known)} programs explored, {len(wrong)} wrong"]))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
