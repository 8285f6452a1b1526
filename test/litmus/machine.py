# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the threads of a program in every order and with every choice that memory allows, and collects the outcomes.

*Idea*: between two memory operations a thread is deterministic, so a state is: each thread in front of a memory
operation or at its end, and the memory. States that are equal are visited once. A retry loop that fails reads without
writing, and comes back to a state that was seen: so loops need no bound, and every run that ends is covered. (A program
that writes in an endless loop has endless states, and is stopped by `LIMIT`.)
"""

from typing import NamedTuple

import memory as views
from evaluate import binary, cast, compare, mask
from ir import Unsupported
from liveness import live_before

LIMIT = 400_000
LOCAL_LIMIT = 1000


class TooLarge(Exception):
    """The program has more states than the explorer is willing to visit."""


class Frame(NamedTuple):
    function: str
    position: int
    registers: tuple  # sorted (name, value) of the live registers


class State(NamedTuple):
    threads: tuple  # a tuple of frames, or once ended ("end", results)
    memory: views.Memory


class Program:
    """What is explored: functions by name, threads, initial values by place, and the places that nobody may write."""

    def __init__(self, functions, threads, values, read_only=()):
        self.functions = dict(functions)
        self.functions.update({thread.name: thread for thread in threads})
        self.threads = [thread.name for thread in threads]
        self.places = list(values)
        self.values = [values[place] for place in self.places]
        self.read_only = {self.places.index(place) for place in read_only}
        self.live = {name: live_before(function) for name, function in self.functions.items()}
        self.has_fences = any(i.operation == "fence" for f in self.functions.values() for i in f.body)

    def value(self, operand, registers):
        if operand.kind == "register":
            return registers[operand.value]
        if operand.kind == "place":
            return self.places.index(operand.value)
        return operand.value


# ---- local steps: from a position to the next memory operation

def jump(program, function, source, target, registers):
    """Goes to a block: its phis take their values at once. Returns the position after them."""
    position = function.labels[target]
    new = {}
    while function.body[position].operation == "phi":
        phi = function.body[position]
        index = phi.get("sources").index(source)
        new[phi.result] = program.value(phi.operands[index], registers)
        position += 1
    registers.update(new)
    return position


def block_of(function, position):
    return max(((start, label) for label, start in function.labels.items() if start <= position))[1]


def branch(program, function, position, registers):
    instruction = function.body[position]
    values = [program.value(operand, registers) for operand in instruction.operands]
    if None in values:
        raise Unsupported("a branch on poison")
    if instruction.operation == "switch":
        target = dict(instruction.get("cases")).get(values[0], instruction.get("otherwise"))
    else:
        targets = instruction.get("targets")
        target = targets[0] if not values or values[0] & 1 else targets[1]
    return jump(program, function, block_of(function, position), target, registers)


def compute(instruction, values):
    """The value of an instruction. Poison is None; only what decides or goes to memory must not be it."""
    if values[0] is None or (None in values and instruction.operation != "select"):
        return None
    operation, bits = instruction.operation, instruction.bits
    if operation == "binary":
        return binary(instruction.get("word"), *values, bits)
    if operation == "icmp":
        return compare(instruction.get("word"), *values, bits)
    if operation == "cast":
        return cast(instruction.get("word"), *values, instruction.get("source"), bits)
    if operation == "select":
        return values[1] if values[0] & 1 else values[2]
    if operation == "copy":
        return values[0]
    if operation == "extractvalue":
        return values[0][instruction.get("index")]
    raise Unsupported(operation)


MEMORY_OPERATIONS = ("load", "store", "cmpxchg", "atomicrmw", "fence")


def pack(program, name, position, registers):
    live = program.live[name][position]
    return Frame(name, position, tuple(sorted((r, v) for r, v in registers.items() if r in live)))


def call(program, frames, frame, instruction, registers):
    """Enters a function. The caller's frame stands at the call until the callee returns."""
    callee = program.functions[instruction.get("callee")]
    values = [program.value(operand, registers) for operand in instruction.operands]
    caller = Frame(frame.function, frame.position, tuple(sorted(registers.items())))
    entered = Frame(callee.name, 0, tuple(zip(callee.parameters, values)))
    return frames[:-1] + (caller, entered)


def give_back(program, frames, values):
    caller = frames[-2]
    registers = dict(caller.registers)
    result = program.functions[caller.function].body[caller.position].result
    if result:
        registers[result] = values[0] if values else 0
    return frames[:-2] + (Frame(caller.function, caller.position + 1, tuple(registers.items())),)


def run_frame(program, frames):
    """Runs the innermost frame until it wants memory, calls, returns or ends. Returns (thread, whether to go on)."""
    frame = frames[-1]
    function, position, registers = program.functions[frame.function], frame.position, dict(frame.registers)
    for _ in range(LOCAL_LIMIT):
        instruction = function.body[position]
        operation = instruction.operation
        if operation in MEMORY_OPERATIONS:
            return frames[:-1] + (pack(program, function.name, position, registers),), False
        if operation in ("br", "switch"):
            position = branch(program, function, position, registers)
            continue
        values = [program.value(operand, registers) for operand in instruction.operands]
        if operation == "end":
            return ("end", tuple(zip(instruction.get("names"), values))), False
        if operation == "ret":
            return give_back(program, frames, values), True
        if operation == "call":
            here = Frame(function.name, position, ())
            return call(program, frames, here, instruction, registers), True
        if operation != "nothing":
            registers[instruction.result] = compute(instruction, values)
        position += 1
    raise TooLarge(f"{function.name} computes without end")


def settle(program, frames):
    go_on = True
    while go_on:
        frames, go_on = run_frame(program, frames)
    return frames


# ---- memory steps

def effects(program, memory, thread, instruction, values):
    """Each (result, memory) of a memory operation."""
    operation, order = instruction.operation, instruction.get("order")
    if operation == "load":
        return views.loads(memory, thread, values[0], order)
    if operation == "store":
        return ((None, after) for after in views.stores(memory, thread, values[0], values[1], order))
    if operation == "fence":
        return [(None, views.fence(memory, thread, order))]
    if operation == "atomicrmw":
        def new(old):
            return binary(instruction.get("word"), old, values[1] & mask(instruction.bits), instruction.bits)
        return views.updates(memory, thread, values[0], new, order)
    pairs = views.exchanges(memory, thread, *values, order, instruction.get("failure"), instruction.get("weak"))
    if instruction.get("value_only"):
        return ((found, after) for found, _, after in pairs)
    return (((found, success), after) for found, success, after in pairs)


def bind(program, frames, instruction, result):
    frame = frames[-1]
    registers = dict(frame.registers)
    if instruction.result:
        registers[instruction.result] = result
    return settle(program, frames[:-1] + (Frame(frame.function, frame.position + 1, tuple(registers.items())),))


def simplified(program, memory, thread, ended):
    """Without the views that no later operation can ask for."""
    if ended:
        return views.forgotten(memory, thread)
    if not program.has_fences:
        clock = memory.clocks[thread]
        clock = clock._replace(acquired=clock.current)
        return memory._replace(clocks=views.replaced(memory.clocks, thread, clock))
    return memory


def describe(thread, instruction, values, result):
    orders = " ".join(filter(None, (instruction.get("order"), instruction.get("failure"))))
    word = instruction.get("word") or ""
    shown = "" if result is None else f" -> {result}"
    return f"thread {thread}: {instruction.operation} {word} {values} {orders}{shown}".replace("  ", " ")


def faults(program, instruction, values):
    return instruction.operation in ("store", "cmpxchg", "atomicrmw") and values[0] in program.read_only


def steps(program, state, thread):
    """Each (what happened, next state) of one thread; the next state is None where it writes what is read-only."""
    frames = state.threads[thread]
    frame = frames[-1]
    instruction = program.functions[frame.function].body[frame.position]
    registers = dict(frame.registers)
    values = [program.value(operand, registers) for operand in instruction.operands]
    if None in values:
        raise Unsupported("poison in memory")
    if faults(program, instruction, values):
        yield (thread, instruction, values, "fault"), None
        return
    for result, memory in effects(program, state.memory, thread, instruction, values):
        after = bind(program, frames, instruction, result)
        memory = simplified(program, memory, thread, after[0] == "end")
        yield (thread, instruction, values, result), State(views.replaced(state.threads, thread, after), memory)


def start(program):
    threads = tuple(settle(program, (Frame(name, 0, ()),)) for name in program.threads)
    return State(threads, views.initial(program.values, len(threads)))


def outcome(program, state):
    results = [f"{t}:{name}={value}" for t, (_, found) in enumerate(state.threads) for name, value in found]
    finals = [f"{place}={history[-1].value}" for place, history in zip(program.places, state.memory.histories)]
    return " ".join(results + finals)


def schedule(origins, state, last=()):
    steps_taken = list(last)
    while origins[state]:
        state, step = origins[state]
        steps_taken.append(step)
    return [describe(*step) for step in reversed(steps_taken)]


def explore(program):
    """The outcomes of a program: for each its first schedule found, as a function that prints it."""
    first = start(program)
    origins, waiting, outcomes = {first: None}, [first], {}
    while waiting:
        state = waiting.pop()
        running = [t for t, frames in enumerate(state.threads) if frames[0] != "end"]
        if not running:
            outcomes.setdefault(outcome(program, state), lambda s=state: schedule(origins, s))
        for thread in running:
            for step, after in steps(program, state, thread):
                if after is None:
                    outcomes.setdefault("fault", lambda s=state, x=step: schedule(origins, s, [x]))
                elif after not in origins:
                    origins[after] = state, step
                    waiting.append(after)
        if len(origins) > LIMIT:
            raise TooLarge(f"more than {LIMIT} states")
    return outcomes
