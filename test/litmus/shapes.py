# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Retry loops as LLVM IR: each operation in each shape that real programs give it, with chosen orders.

A shape is a template of a function `@NAME(ptr %p, iN %v)` whose result is the old value, or nothing. In it
OLD stands for the register of the old value; `compute` writes the new value of OLD to %new (or another name).
"""

import re
from typing import NamedTuple


class Operation(NamedTuple):
    new: str  # instructions that compute %NEW of %OLD and %v
    values: dict  # what the surroundings use: I first, V operand, A and B of others


def plain(word, first, operand, a, b):
    return Operation(f"%NEW = {word} TYPE %OLD, %v", {"I": first, "V": operand, "A": a, "B": b})


def choice(word, predicate, first, operand, a, b):
    """A minimum or a maximum as clang writes it: the intrinsic."""
    text = f"%NEW = call TYPE @llvm.{word}.TYPE(TYPE %OLD, TYPE %v)"
    return Operation(text, {"I": first, "V": operand, "A": a, "B": b, "predicate": predicate})


OPERATIONS = {
    "add": plain("add", 0, 1, 5, 9),
    "sub": plain("sub", 8, 1, 5, 3),
    "and": plain("and", 7, 5, 6, 15),
    "or": plain("or", 1, 4, 2, 8),
    "xor": plain("xor", 1, 6, 2, 8),
    "xchg": Operation("", {"I": 0, "V": 3, "A": 5, "B": 9}),
    "nand": Operation("%both.NEW = and TYPE %OLD, %v\n  %NEW = xor TYPE %both.NEW, -1",
                      {"I": 7, "V": 5, "A": 6, "B": 2}),
    "umax": choice("umax", "ult", 1, 3, 5, 2),
    "umin": choice("umin", "ugt", 5, 3, 1, 4),
    "smax": choice("smax", "slt", 1, 3, 5, 2),
    "smin": choice("smin", "sgt", 5, 3, 1, 4),
}

HEAD = "define TYPE @NAME(ptr %p, TYPE %v) ATTRIBUTES {\nentry:\n"

REFRESH = HEAD + """\
  %first = load VOLATILE atomic TYPE, ptr %p LOAD, align SIZE
  br label %retry

retry:
  %old = phi TYPE [ %first, %entry ], [ %found, %retry ]
  COMPUTE(old, new)
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE new SUCCESS FAILURE, align SIZE
  %found = extractvalue { TYPE, i1 } %pair, 0
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret TYPE %old
}
"""

# The first expected value is a guess: there is no load before the loop.
GUESS = HEAD + """\
  br label %retry

retry:
  %old = phi TYPE [ 0, %entry ], [ %found, %retry ]
  COMPUTE(old, new)
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE new SUCCESS FAILURE, align SIZE
  %found = extractvalue { TYPE, i1 } %pair, 0
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret TYPE %old
}
"""

RELOAD = HEAD + """\
  br label %retry

retry:
  %old = load VOLATILE atomic TYPE, ptr %p LOAD, align SIZE
  COMPUTE(old, new)
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE new SUCCESS FAILURE, align SIZE
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret TYPE %old
}
"""

PEELED = HEAD + """\
  %first = load VOLATILE atomic TYPE, ptr %p LOAD, align SIZE
  COMPUTE(first, new.first)
  %pair.first = cmpxchg WEAK VOLATILE ptr %p, TYPE %first, TYPE new.first SUCCESS FAILURE, align SIZE
  %found.first = extractvalue { TYPE, i1 } %pair.first, 0
  %done.first = extractvalue { TYPE, i1 } %pair.first, 1
  br i1 %done.first, label %exit, label %retry

retry:
  %old = phi TYPE [ %found.first, %entry ], [ %found, %retry ]
  COMPUTE(old, new)
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE new SUCCESS FAILURE, align SIZE
  %found = extractvalue { TYPE, i1 } %pair, 0
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  %result = phi TYPE [ %first, %entry ], [ %old, %retry ]
  ret TYPE %result
}
"""

# Where the update would change nothing, the loop ends without writing. GUARD is that test, turned round.
GUARDED = HEAD + """\
  %first = load VOLATILE atomic TYPE, ptr %p LOAD, align SIZE
  br label %guard

guard:
  %old = phi TYPE [ %first, %entry ], [ %found, %retry ]
  GUARD
  br i1 %needed, label %retry, label %exit

retry:
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE DESIRED SUCCESS FAILURE, align SIZE
  %found = extractvalue { TYPE, i1 } %pair, 0
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %guard

exit:
  ret TYPE %old
}
"""

GUARDED_RELOAD = HEAD + """\
  br label %guard

guard:
  %old = load VOLATILE atomic TYPE, ptr %p LOAD, align SIZE
  GUARD
  br i1 %needed, label %retry, label %exit

retry:
  %pair = cmpxchg WEAK VOLATILE ptr %p, TYPE %old, TYPE DESIRED SUCCESS FAILURE, align SIZE
  %done = extractvalue { TYPE, i1 } %pair, 1
  br i1 %done, label %exit, label %guard

exit:
  ret TYPE %old
}
"""

# As programs claim something: the result says whether this call made the change. The two ends of the loop differ; or
# they are one, and the guard's own answer is the result, as the optimiser writes it.
TOLD = "%changed = phi TYPE [ 0, %guard ], [ 1, %retry ]\n  ret TYPE %changed"
ANSWER = "%changed = zext i1 %needed to TYPE\n  ret TYPE %changed"


def ending(shape, text):
    return shape.replace("ret TYPE %old", text)


PLAIN_SHAPES = {"refresh": REFRESH, "guess": GUESS, "reload": RELOAD, "peeled": PEELED}
GUARDED_SHAPES = {"guarded": GUARDED, "guarded-reload": GUARDED_RELOAD, 
                  "told": ending(GUARDED, TOLD), "told-reload": ending(GUARDED_RELOAD, TOLD),
                  "answer": ending(GUARDED, ANSWER), "answer-reload": ending(GUARDED_RELOAD, ANSWER)}

BIT = "%bit = and TYPE %old, 4\n  %needed = icmp eq TYPE %bit, 0\n  %set = or TYPE %old, 4"
CLEAR = "%bit = and TYPE %old, 4\n  %needed = icmp ne TYPE %bit, 0\n  %set = and TYPE %old, -5"
# Guarded updates that are not a minimum or maximum: the guard's text, the value written, the surroundings' values.
GUARDS = {
    "test-and-set": (BIT, "%set", {"I": 1, "V": 4, "A": 6, "B": 2}),
    "test-and-clear": (CLEAR, "%set", {"I": 6, "V": 4, "A": 1, "B": 7}),
    "exchange-unless-equal": ("%needed = icmp ne TYPE %old, %v", "%v", {"I": 1, "V": 3, "A": 3, "B": 2}),
}

LOADS = ("monotonic", "acquire", "seq_cst")
SUCCESSES = ("monotonic", "acquire", "release", "acq_rel", "seq_cst")
FAILURES = ("monotonic", "acquire", "seq_cst")


class Loop(NamedTuple):
    """One function of the matrix."""

    operation: str
    shape: str
    load: str
    success: str
    failure: str
    bits: int = 32
    weak: bool = False
    volatile: bool = False
    result_used: bool = True

    @property
    def name(self):
        parts = [self.operation, self.shape, self.load, self.success, self.failure, str(self.bits)]
        flags = {"weak": self.weak, "volatile": self.volatile, "unused": not self.result_used}
        return ".".join(parts + [flag for flag, on in flags.items() if on])

    @property
    def values(self):
        return GUARDS[self.operation][2] if self.operation in GUARDS else OPERATIONS[self.operation].values


def compute(text, operation):
    """COMPUTE(old, new) becomes the instructions; the name `new` a register, or the operand of an exchange."""
    for old, new in (("first", "new.first"), ("old", "new")):
        call = f"  COMPUTE({old}, {new})\n"
        instructions = operation.new.replace("NEW", new).replace("OLD", old)
        text = text.replace(call, f"  {instructions}\n" if instructions else "")
        text = text.replace(f"TYPE {new} SUCCESS", f"TYPE {'%' + new if instructions else '%v'} SUCCESS")
    return text


def guard(text, name):
    if name in GUARDS:
        condition, desired, _ = GUARDS[name]
    else:
        condition, desired = f"%needed = icmp {OPERATIONS[name].values['predicate']} TYPE %old, %v", "%v"
    return text.replace("GUARD", condition).replace("DESIRED", desired)


def write(loop, attributes=""):
    """The loop as a function of LLVM IR."""
    if loop.shape in GUARDED_SHAPES:
        text = guard(GUARDED_SHAPES[loop.shape], loop.operation)
    else:
        text = compute(PLAIN_SHAPES[loop.shape], OPERATIONS[loop.operation])
    if not loop.result_used:
        text = re.sub("exit:\n(  %[^\n]*\n)*  ret TYPE [^\n]*", "exit:\n  ret void", text)
        text = text.replace("define TYPE", "define void")
    words = {"WEAK": "weak" * loop.weak, "VOLATILE": "volatile" * loop.volatile, "LOAD": loop.load,
             "SUCCESS": loop.success, "FAILURE": loop.failure, "SIZE": str(loop.bits // 8),
             "TYPE": f"i{loop.bits}", "NAME": loop.name, "ATTRIBUTES": attributes}
    for word, meaning in words.items():
        text = text.replace(word, meaning)
    # `load volatile atomic` is what the templates say; the language puts it the other way round.
    return text.replace("load volatile atomic", "load atomic volatile")


MERGED = {  # what one operation needs that stands for all of the loop's
    frozenset(): "monotonic", frozenset(["acquire"]): "acquire", frozenset(["release"]): "release",
    frozenset(["acquire", "release"]): "acq_rel",
}


def merged_order(*orders):
    if "seq_cst" in orders:
        return "seq_cst"
    acquires = {"acquire"} if {"acquire", "acq_rel"} & set(orders) else set()
    releases = {"release"} if {"release", "acq_rel"} & set(orders) else set()
    return MERGED[frozenset(acquires | releases)]
