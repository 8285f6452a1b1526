# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory with views: what each atomic operation may read, where it may write, and what that makes visible.

*Idea*: every place has a history, its writes in modification order. A view says for each place how far into its history
somebody has seen. A thread may read any write that is not older than its view, and may put a write anywhere after it,
even before writes of others; a write carries the view that its readers acquire. This is the promise-free part of the
view machine of Kang, Hur, Lahav, Vafeiadis and Dreyer, "A promising semantics for relaxed-memory concurrency" (POPL
2017), with release sequences as in C++20: the updates that follow a release, and no later store of the same thread.

Sequentially consistent operations take effect in the order in which they run: what RC11 (Lahav, Vafeiadis, Kang, Hur,
Dreyer, "Repairing sequential consistency in C/C++11", PLDI 2017) asks of its relation psc is kept by two more views:

- `accesses`, how far the seq_cst writes went: no later seq_cst access of the place reads or writes before that;
- `fences`, what threads had seen at their seq_cst fences: the same holds for it, and a fence takes in both.

docs/design/equivalence.md says what this covers and what not.

*Invariants*: I1 a view's number for a place is an index into that place's history. I2 a write marked `chained` is the
update of the write before it, and nothing is ever put between the two. I3 acquired >= current >= released.
"""

from typing import NamedTuple

ACQUIRES = ("acquire", "acq_rel", "seq_cst")
RELEASES = ("release", "acq_rel", "seq_cst")


class Write(NamedTuple):
    value: int
    view: tuple
    chained: bool


class Clock(NamedTuple):
    """One thread's views: what it has seen, what an acquire fence would add, what its last release fence passed on."""

    current: tuple
    acquired: tuple
    released: tuple


class Memory(NamedTuple):
    histories: tuple
    clocks: tuple
    accesses: tuple
    fences: tuple


def join(left, right):
    return left if left == right else tuple(map(max, left, right))


def raised(view, place, index):
    return view if view[place] >= index else view[:place] + (index,) + view[place + 1:]


def replaced(items, index, item):
    return items[:index] + (item,) + items[index + 1:]


def initial(values, threads):
    nothing = (0,) * len(values)
    histories = tuple((Write(value, nothing, False),) for value in values)
    return Memory(histories, (Clock(nothing, nothing, nothing),) * threads, nothing, nothing)


def forgotten(memory, thread):
    """The memory once a thread has ended: its views matter to nobody, so that more states are equal."""
    nothing = (0,) * len(memory.histories)
    return memory._replace(clocks=replaced(memory.clocks, thread, Clock(nothing, nothing, nothing)))


def floor(memory, thread, place, order):
    """The oldest write that an access may still see."""
    lowest = memory.clocks[thread].current[place]
    if order == "seq_cst":
        lowest = max(lowest, memory.accesses[place], memory.fences[place])
    return lowest


def after_read(memory, thread, place, index, order):
    clock = memory.clocks[thread]
    seen = memory.histories[place][index].view
    current = raised(clock.current, place, index)
    acquired = join(join(clock.acquired, current), seen)
    if order in ACQUIRES:
        current = join(current, seen)
    return memory._replace(clocks=replaced(memory.clocks, thread, Clock(current, acquired, clock.released)))


def make_room(memory, place, index):
    """The memory with every view moved, for a write that is about to stand at `index` of a history (I1)."""
    def move(view):
        return view if view[place] < index else replaced(view, place, view[place] + 1)

    if index == len(memory.histories[place]):
        return memory
    histories = tuple(tuple(w._replace(view=move(w.view)) for w in history) for history in memory.histories)
    clocks = tuple(Clock(*map(move, clock)) for clock in memory.clocks)
    return Memory(histories, clocks, move(memory.accesses), move(memory.fences))


def after_write(memory, thread, place, index, value, order, updates=False):
    """The memory with a write at `index`. An update passes on what the write before it carries: a release sequence."""
    memory = make_room(memory, place, index)
    history = memory.histories[place]
    clock = memory.clocks[thread]
    clock = Clock(raised(clock.current, place, index), raised(clock.acquired, place, index), clock.released)
    view = raised(clock.current if order in RELEASES else clock.released, place, index)
    if updates:
        view = join(view, history[index - 1].view)
    history = history[:index] + (Write(value, view, updates),) + history[index:]
    memory = memory._replace(histories=replaced(memory.histories, place, history),
                             clocks=replaced(memory.clocks, thread, clock))
    if order == "seq_cst":
        memory = memory._replace(accesses=raised(memory.accesses, place, index))
    return memory


def is_updated(history, index):
    return index + 1 < len(history) and history[index + 1].chained


def loads(memory, thread, place, order):
    """Each (value, memory) that a load may come to."""
    history = memory.histories[place]
    for index in range(floor(memory, thread, place, order), len(history)):
        yield history[index].value, after_read(memory, thread, place, index, order)


def stores(memory, thread, place, value, order):
    """Each memory that a store may come to."""
    history = memory.histories[place]
    for index in range(floor(memory, thread, place, order), len(history)):
        if not is_updated(history, index):
            yield after_write(memory, thread, place, index + 1, value, order)


def updates(memory, thread, place, function, order):
    """Each (old value, memory) that an update may come to."""
    history = memory.histories[place]
    for index in range(floor(memory, thread, place, order), len(history)):
        if not is_updated(history, index):
            old = history[index].value
            read = after_read(memory, thread, place, index, order)
            yield old, after_write(read, thread, place, index + 1, function(old), order, updates=True)


def exchanges(memory, thread, place, expected, desired, order, failure, weak):
    """Each (found value, success, memory) that a compare-and-exchange may come to."""
    history = memory.histories[place]
    for index in range(floor(memory, thread, place, order), len(history)):
        if history[index].value == expected and not is_updated(history, index):
            read = after_read(memory, thread, place, index, order)
            yield expected, 1, after_write(read, thread, place, index + 1, desired, order, updates=True)
    for found, read in loads(memory, thread, place, failure):
        if weak or found != expected:
            yield found, 0, read


def fence(memory, thread, order):
    clock = memory.clocks[thread]
    current, acquired, released = clock
    if order in ACQUIRES:
        current = acquired
    if order == "seq_cst":
        current = join(current, join(memory.accesses, memory.fences))
        memory = memory._replace(fences=join(memory.fences, current))
    if order in RELEASES:
        released = current
    clock = Clock(current, join(acquired, current), released)
    return memory._replace(clocks=replaced(memory.clocks, thread, clock))
