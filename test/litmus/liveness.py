# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which registers each instruction still needs: forgetting the others makes more states of a run equal."""


def successors(function, position):
    instruction = function.body[position]
    if instruction.operation == "br":
        return [function.labels[target] for target in instruction.get("targets")]
    if instruction.operation == "switch":
        targets = [target for _, target in instruction.get("cases")] + [instruction.get("otherwise")]
        return [function.labels[target] for target in targets]
    if instruction.operation in ("ret", "end"):
        return []
    return [position + 1]


def read_by(instruction):
    return {operand.value for operand in instruction.operands if operand.kind == "register"}


def live_before(function):
    """For each position the set of registers that are read at or after it."""
    live = [frozenset()] * len(function.body)
    changed = True
    while changed:
        changed = False
        for position in reversed(range(len(function.body))):
            after = frozenset().union(*(live[s] for s in successors(function, position)))
            instruction = function.body[position]
            now = frozenset((after - {instruction.result}) | read_by(instruction))
            if now != live[position]:
                live[position] = now
                changed = True
    return live
