# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proof of the comparison: right raises, written by hand, bring nothing new, and wrong ones are seen.

Each wrong raise is a fault that a rewriter could make: an order that is not carried over, one side of an order lost, a
guard dropped, an operation that is not the loop's.
"""

import re
import sys

from compare import Explorer, new_outcomes, report, versions
from shapes import GUARDED_SHAPES, GUARDS, LOADS, FAILURES, SUCCESSES, Loop, merged_order, write
from surroundings import SURROUNDINGS

HEAD = "define i32 @after(ptr %p, i32 %v) {{\nentry:\n"
UPDATE = HEAD + "  %old = atomicrmw {word} ptr %p, i32 {operand} {order}, align 4\n  ret i32 %old\n}}\n"
GUARDED_UPDATE = HEAD + """\
  %first = load atomic i32, ptr %p {load}, align 4
  {guard}
  br i1 %needed, label %update, label %exit

update:
  %found = atomicrmw {word} ptr %p, i32 {operand} {order}, align 4
  br label %exit

exit:
  %old = phi i32 [ %first, %entry ], [ %found, %update ]
  ret i32 %old
}}
"""
WORDS = {"umax": "umax", "umin": "umin", "smax": "max", "smin": "min", "test-and-set": "or", "test-and-clear": "and",
         "exchange-unless-equal": "xchg"}
OPERANDS = {"test-and-set": "4", "test-and-clear": "-5"}


def guard_text(loop):
    before = re.sub(r"%old\b", "%first", write(loop))
    return re.search(r"(?:%bit = [^\n]*\n\s*)?%needed = [^\n]*", before)[0]


def right_raise(loop):
    """The raised form of a loop, as it should be."""
    has_load = loop.shape not in ("guess",)
    order = merged_order(loop.success, loop.failure, *([loop.load] if has_load else []))
    facts = {"word": WORDS.get(loop.operation, loop.operation), "operand": OPERANDS.get(loop.operation, "%v"),
             "order": order, "load": loop.load}
    if loop.shape in GUARDED_SHAPES:
        return GUARDED_UPDATE.format(guard=guard_text(loop), **facts)
    return UPDATE.format(**facts)


def one(text):
    return next(iter(versions(text).values()))


def check_right(explorer, loop, names):
    before, after = one(write(loop)), one(right_raise(loop))
    for name in names:
        found = new_outcomes(explorer, before, after, name, loop.values)
        if found:
            yield f"{loop.name}, raised by hand:\n" + report(after, name, loop.values, found)


def check_wrong(explorer, name, before, after, values):
    """Empty when some surrounding shows the fault."""
    before, after = one(before), one(after)
    seen = [s for s in SURROUNDINGS if new_outcomes(explorer, before, after, s, values)]
    print(f"  {name}: {'seen by ' + ', '.join(seen) if seen else 'NOT SEEN'}")
    return [] if seen else [f"wrong raise not seen: {name}"]


def ordered(loop, right, wrong):
    """A loop's raised form with an order that is too weak."""
    text = right_raise(loop)
    assert f" {right}, align" in text, text
    return loop, text.replace(f" {right}, align", f" {wrong}, align")


def weak_orders():
    add = Loop("add", "refresh", "monotonic", "seq_cst", "monotonic")
    yield "release lost", *ordered(add._replace(success="release"), "release", "monotonic")
    yield "acquire lost", *ordered(add._replace(success="acquire"), "acquire", "monotonic")
    yield "seq_cst became acq_rel", *ordered(add, "seq_cst", "acq_rel")
    yield "acq_rel became acquire", *ordered(add._replace(success="acq_rel"), "acq_rel", "acquire")
    yield "acq_rel became release", *ordered(add._replace(success="acq_rel"), "acq_rel", "release")
    yield "the first load's acquire and the failure's not carried over", *ordered(
        add._replace(load="acquire", success="release", failure="acquire"), "acq_rel", "release")
    yield "the failure's acquire lost after a guess", *ordered(
        add._replace(shape="guess", success="release", failure="acquire"), "acq_rel", "release")
    yield "the reload's acquire lost", *ordered(
        add._replace(shape="reload", load="acquire", success="monotonic"), "acquire", "monotonic")
    yield "the reload's seq_cst became acquire", *ordered(
        add._replace(shape="reload", load="seq_cst", success="monotonic"), "seq_cst", "acquire")
    guarded = Loop("umax", "guarded", "acquire", "acq_rel", "acquire")
    yield "the guard's load lost its acquire", *ordered(
        guarded._replace(success="acq_rel"), "acquire", "monotonic")
    yield "the guarded update lost its release", *ordered(guarded, "acq_rel", "acquire")
    yield "the guarded update lost its acquire", *ordered(guarded, "acq_rel", "release")


def unguarded(operation):
    loop = Loop(operation, "guarded", "monotonic", "seq_cst", "monotonic")
    word, operand = WORDS[operation], OPERANDS.get(operation, "%v")
    return loop, UPDATE.format(word=word, operand=operand, order="seq_cst")


def wrong_operations():
    for operation in WORDS:
        yield f"{operation}: guard dropped", *unguarded(operation)
    loop = Loop("umax", "guarded", "monotonic", "seq_cst", "monotonic")
    yield "guard turned round", loop, right_raise(loop).replace(
        "label %update, label %exit", "label %exit, label %update")
    yield "maximum became minimum", loop, right_raise(loop).replace("umax", "umin")
    add = Loop("add", "refresh", "monotonic", "seq_cst", "monotonic")
    yield "add became sub", add, right_raise(add).replace("atomicrmw add", "atomicrmw sub")
    yield "exclusive or became or", add._replace(operation="xor"), right_raise(add._replace(operation="or"))
    yield "the new value returned", add, right_raise(add).replace(
        "  ret i32 %old", "  %new = add i32 %old, %v\n  ret i32 %new")
    yield "load and store in place of one update", add, HEAD + """\
  %old = load atomic i32, ptr %p seq_cst, align 4
  %new = add i32 %old, %v
  store atomic i32 %new, ptr %p seq_cst, align 4
  ret i32 %old
}}
""".format()
    yield "the first load's value returned", add, HEAD + """\
  %first = load atomic i32, ptr %p monotonic, align 4
  %old = atomicrmw add ptr %p, i32 %v seq_cst, align 4
  ret i32 %first
}}
""".format()


# Loops that are no single operation, and the raise that a careless recogniser would make of each.
UNLESS_ZERO = """\
define i32 @before(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %guard

guard:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %needed = icmp ne i32 %old, LIMIT
  br i1 %needed, label %retry, label %exit

retry:
  %new = NEW
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %guard

exit:
  ret i32 %old
}
"""


def wrong_loops():
    values = {"I": 1, "V": 1, "A": 5, "B": 0}
    guarded = GUARDED_UPDATE.format(load="monotonic", word="add", operand="%v", order="seq_cst",
                                    guard="%needed = icmp ne i32 %first, 0")
    unless = UNLESS_ZERO.replace("LIMIT", "0").replace("NEW", "add i32 %old, %v")
    yield "increment unless zero became a guarded add", unless, guarded, values
    addition = UPDATE.format(word="add", operand="%v", order="seq_cst")
    yield "increment unless zero became an add", unless, addition, values
    saturating = UNLESS_ZERO.replace("LIMIT", "5").replace("NEW", "add i32 %old, %v")
    limited = guarded.replace("%first, 0", "%first, 5")
    yield "add up to a limit became a guarded add", saturating, limited, {**values, "I": 4}
    reversed_sub = UNLESS_ZERO.replace("LIMIT", "-1").replace("NEW", "sub i32 %v, %old")
    yield "v - old became old - v", reversed_sub, UPDATE.format(word="sub", operand="%v", order="seq_cst"), values


def right_loops():
    for operation in ("add", "sub", "and", "or", "xor", "xchg", "nand", "umax", "smin"):
        for shape in ("refresh", "guess", "reload", "peeled"):
            yield Loop(operation, shape, "acquire", "acq_rel", "monotonic", weak=shape == "reload")
    for operation in list(WORDS):
        for shape in ("guarded", "guarded-reload"):
            yield Loop(operation, shape, "monotonic", "acq_rel", "acquire")
    for load in LOADS:
        for success in SUCCESSES:
            for failure in FAILURES:
                yield Loop("add", "refresh", load, success, failure)


def main():
    explorer, wrong = Explorer(), []
    for loop in right_loops():
        wrong += check_right(explorer, loop, SURROUNDINGS)
    for name, loop, after in [*weak_orders(), *wrong_operations()]:
        wrong += check_wrong(explorer, name, write(loop), after, loop.values)
    for name, before, after, values in wrong_loops():
        wrong += check_wrong(explorer, name, before, after, values)
    print("\n".join(wrong + [f"{len(wrong)} wrong"]))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
