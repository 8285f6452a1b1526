# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The threads of a litmus test, in few words: one statement a line or between semicolons.

    store x 1 release         r0 = load x acquire       fence seq_cst
    r0 = rmw add x 1 acq_rel  r0 = cas x 0 1 acq_rel monotonic
    r0 = update x 5           # calls the function under test; `update x 5` where it returns nothing

Names that begin with `r` are results; what they hold in the end is the outcome, with the final value of each place.
"""

from ir import Function, Instruction, Operand, Unsupported, details

BITS = 32


def number(text):
    return Operand("number", int(text) & ((1 << BITS) - 1))


def place(text):
    return Operand("place", text)


def statement(words, result):
    operation, *rest = words
    if operation == "store":
        return Instruction("store", "", BITS, (place(rest[0]), number(rest[1])), details(order=rest[2]))
    if operation == "load":
        return Instruction("load", result, BITS, (place(rest[0]),), details(order=rest[1]))
    if operation == "fence":
        return Instruction("fence", detail=details(order=rest[0]))
    if operation == "rmw":
        word, where, value, order = rest
        return Instruction("atomicrmw", result, BITS, (place(where), number(value)), details(word=word, order=order))
    if operation == "cas":
        where, expected, desired, order, failure = rest
        found = details(weak=False, order=order, failure=failure, value_only=True)
        return Instruction("cmpxchg", result, BITS, (place(where), number(expected), number(desired)), found)
    if operation == "update":
        arguments = (place(rest[0]),) + tuple(map(number, rest[1:]))
        return Instruction("call", result, BITS, arguments, details(callee="update"))
    raise Unsupported(" ".join(words))


def read_thread(text, name):
    body, results = [], []
    for line in text.replace(";", "\n").splitlines():
        words = line.split()
        if not words:
            continue
        result = ""
        if len(words) > 2 and words[1] == "=":
            result, words = words[0], words[2:]
            results.append(result)
        body.append(statement(words, result))
    end = Instruction("end", operands=tuple(Operand("register", r) for r in results),
                      detail=details(names=tuple(results)))
    return Function(name, (), tuple(body) + (end,), {"": 0})
