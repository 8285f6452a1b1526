# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module that does every operation in every order, and beside each what orders its instructions must have.

The orders are those that C11 and clang's own atomics give: nothing here asks the plugin. `constant` says them by the
argument, `word` in the contract, `run-time` not at all: then each order must be among the copies, no more and no less.
"""

import itertools
import sys

ORDERS = ["relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"]
LLVM = dict(zip(ORDERS, ["monotonic", "acquire", "acquire", "release", "acq_rel", "seq_cst"]))
READS = ["relaxed", "consume", "acquire", "seq_cst"]
WRITES = ["relaxed", "release", "seq_cst"]
# What is left of an order when nothing is stored.
READ_PART = {"relaxed": "monotonic", "consume": "acquire", "acquire": "acquire", "release": "monotonic",
             "acq_rel": "acquire", "seq_cst": "seq_cst"}
ARITHMETIC = ["add", "sub", "and", "or", "xor", "min", "max"]
OPERATIONS = {
    "load": ("i32", "", "returns=old", READS),
    "store": ("void", ", i32", "value=2 returns=nothing", WRITES),
    "exchange": ("i32", ", i32", "value=2 returns=old", ORDERS),
    "update": ("i32", ", ptr, ptr", "function=2 context=3 returns=new", ORDERS),
    "accumulate": ("i32", ", i32, ptr, ptr", "operand=2 function=3 context=4 returns=new", ORDERS),
    **{name: ("i32", ", i32", "value=2 returns=new" + (" signed" if name in ("min", "max") else ""), ORDERS)
       for name in ARITHMETIC},
}
INSTRUCTION = {"load": "load atomic", "store": "store atomic", "exchange": "atomicrmw xchg",
               **{name: f"atomicrmw {name}" for name in ARITHMETIC}}


class Module:
    def __init__(self, way):
        self.way = way
        self.contracts, self.records, self.functions = [], [], []

    def order_words(self, orders, first):
        """The contract's words for the orders, whose arguments start at `first`, and the call's extra arguments."""
        keys = ["order", "failure"][:len(orders)]
        if self.way == "word":
            return " ".join(f"{key}={order}" for key, order in zip(keys, orders)), []
        arguments = [f"i32 {ORDERS.index(order)}" if self.way == "constant" else f"i32 %{key}"
                     for key, order in zip(keys, orders)]
        return " ".join(f"{key}=arg{first + i}" for i, key in enumerate(keys)), arguments

    def add(self, name, operation, result, parameters, words, orders, checks):
        own = [p for p in parameters.split(", ") if p]
        order_words, extra = self.order_words(orders, 2 + len(own))
        text = f"castaway:op {operation} {words} {order_words} object=0 offset=1"
        function = f"op_{name}"
        self.contracts.append(f'@contract_{name} = private constant [{len(text) + 1} x i8] c"{text}\\00"')
        self.records.append(f"  {{ ptr, ptr, ptr, i32, ptr }} {{ ptr @{function}, ptr @contract_{name}, ptr @file, i32 1, "
                            "ptr null }")
        arguments = ", ".join([f"{p} %v{i}" for i, p in enumerate(own)] + extra)
        given = ", ".join([f"{p} nonnull %v{i}" if p == "ptr" else f"{p} %v{i}" for i, p in enumerate(own)] +
                          [e for e in extra if "%" in e])
        declared = "".join(f", {p}" for p in own + ["i32"] * len(extra))
        head = f"define {result} @{name}(ptr nonnull %object{', ' + given if given else ''}) {{"
        call = f"call {result} @{function}(ptr %object, i64 16{', ' + arguments if arguments else ''})"
        body = [f"  {call}", "  ret void"] if result == "void" else [f"  %r = {call}", f"  ret {result} %r"]
        self.functions += [f"declare {result} @{function}(ptr, i64{declared})", f"; CHECK-LABEL: @{name}(",
                           *[f"; CHECK: {check}" for check in checks], head, *body, "}", ""]

    def print(self):
        print(*self.contracts, '@file = private constant [2 x i8] c"h\\00"', sep="\n")
        print(f"@llvm.global.annotations = appending global [{len(self.records)} x {{ ptr, ptr, ptr, i32, ptr }}] [")
        print(",\n".join(self.records) + '], section "llvm.metadata"\n')
        print(*self.functions, sep="\n")


def loop_checks(order):
    return [f"load atomic i32, ptr %field {READ_PART[order]}, align 4",
            f"cmpxchg ptr %field, i32 {{{{.*}}}}, i32 {{{{.*}}}} {LLVM[order]} {READ_PART[order]}, align 4"]


def distinct(orders):
    """Those that need an instruction of their own: consume is acquire."""
    return [order for order in orders if order != "consume"]


def add_simple(module, operation):
    result, parameters, words, orders = OPERATIONS[operation]
    loop = operation in ("update", "accumulate")
    if module.way == "run-time":
        checks = loop_checks("seq_cst") if loop else \
            [f"{INSTRUCTION[operation]} {{{{.*}}}} {LLVM[order]}, align 4" for order in distinct(orders)]
        module.add(operation, operation, result, parameters, words, ["relaxed"], checks)
        return
    for order in orders:
        checks = loop_checks(order) if loop else [f"{INSTRUCTION[operation]} {{{{.*}}}} {LLVM[order]}, align 4"]
        module.add(f"{operation}_{order}", operation, result, parameters, words, [order], checks)


def compare_check(success, failure, weak):
    strength = "weak " if weak else ""
    return f"cmpxchg {strength}ptr %field, i32 %v0, i32 %v1 {LLVM[success]} {LLVM[failure]}, align 4"


def add_compare(module, weak):
    words = "expected=2 desired=3 returns=success" + (" weak" if weak else "")
    name = "weak" if weak else "strong"
    if module.way == "run-time":
        checks = [compare_check(order, "seq_cst", weak) for order in distinct(ORDERS)]
        module.add(name, "compare_exchange", "i1", ", i32, i32", words, ["relaxed", "relaxed"], checks)
        return
    for success, failure in itertools.product(ORDERS, READS):
        module.add(f"{name}_{success}_{failure}", "compare_exchange", "i1", ", i32, i32", words, [success, failure],
                   [compare_check(success, failure, weak)])


def main():
    module = Module(sys.argv[1])
    for operation in OPERATIONS:
        add_simple(module, operation)
    for weak in (False, True):
        add_compare(module, weak)
    module.print()


main()
