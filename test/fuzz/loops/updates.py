# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a retry loop computes: the new value in terms of `old`, and the old values that end it without an exchange.

Each update has a class: `op.<operation>` where an atomic instruction computes it, `bit` and `guarded` where it does so
behind a guard, and `never.<shape>` where nothing may raise the loop. Programs are compiled with -fwrapv.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """The type of a word."""

    bits: int
    is_signed: bool

    @property
    def name(self):
        return f"{'' if self.is_signed else 'u'}int{self.bits}_t"

    @property
    def unsigned(self):
        return f"uint{self.bits}_t"


WORDS = [Word(bits, is_signed) for bits in (8, 16, 32, 64) for is_signed in (False, True)]


@dataclass(frozen=True)
class Update:
    kind: str  # the class
    new: str  # an expression
    exit: str = ""  # a condition, or nothing
    turn: str = ""  # statements of each turn, after the guard
    before: str = ""  # declarations
    live: str = ""  # what the result also depends on


def select(chooser, relation, is_old_first):
    """A minimum or maximum of `old` and `v`, as a choice."""
    left, right = ("old", "v") if is_old_first else ("v", "old")
    taken, other = (left, right) if chooser.random() < 0.5 else (right, left)
    return f"{left} {relation} {right} ? {taken} : {other}", taken == left


def minimum_or_maximum(chooser, word):
    relation = chooser.choice(("<", "<=", ">", ">="))
    text, is_left = select(chooser, relation, chooser.random() < 0.5)
    operation = "min" if relation.startswith("<") == is_left else "max"
    return Update(f"op.{'' if word.is_signed else 'u'}{operation}", text)


def arithmetic(chooser, word):
    operation, texts = chooser.choice((
        ("add", ("old + v", "v + old", "old - -v", "1 + old + (v - 1)")),
        ("sub", ("old - v", "old + -v", "old + ~v + 1")),
        ("and", ("old & v", "v & old", "~(~old | ~v)")),
        ("or", ("old | v", "v | old", "~(~old & ~v)")),
        ("xor", ("old ^ v", "v ^ old", "(old | v) & ~(old & v)")),
        ("xchg", ("v", "(v ^ 0)")),
        ("nand", ("~(old & v)", "~(v & old)", "~old | ~v"))))
    return Update(f"op.{operation}", chooser.choice(texts))


def floating(chooser, word):
    if word.bits < 32:
        return arithmetic(chooser, word)
    real = "float" if word.bits == 32 else "double"
    sign = chooser.choice("+-")
    text = (f"({{ {real} r_, d_ = ({real})(int8_t)v; {word.name} w_ = old; __builtin_memcpy(&r_, &w_, sizeof r_);"
            f" r_ = r_ {sign} d_; __builtin_memcpy(&w_, &r_, sizeof r_); w_; }})")
    return Update("op.float", text)


def guarded(chooser, word):
    """An exit where the update changes nothing: a guarded minimum or maximum, or one bit."""
    bit = f"(({word.name})1 << (v & {word.bits - 1}))"
    return chooser.choice((
        Update("guarded", "v", exit=chooser.choice(("old <= v", "v <= old", "old >= v", "v >= old", "old < v", "v < old"))),
        Update("bit", f"old | {bit}", exit=f"old & {bit}"),
        Update("bit", f"old & ~{bit}", exit=f"!(old & {bit})"),
        Update("guarded", "v", exit="old == v"),
        Update("guarded", "old | v", exit="(old & v) == v"),
        Update("guarded", "old & v", exit="(old & v) == old"),
        Update("guarded", "old & ~v", exit="!(old & v)")))


def never(chooser, word):
    """Loops that look like those above and are not."""
    t, u, bits = word.name, word.unsigned, word.bits
    top = f"({u})-1"
    swap = f"__builtin_bswap{bits}" if bits > 8 else "SWAP_NIBBLES"
    pick = chooser.choice
    return pick((
        Update("never.unless_zero", "old + 1", exit="old == 0"),
        Update("never.if_positive", "old - 1", exit="old <= 0"),
        Update("never.saturating", f"({u})old > ({u})({top} - ({u})v) ? ({t}){top} : ({t})(old + v)"),
        Update("never.modulo", pick(("old >= 6 ? 0 : old + 1", f"({t})(({u})(old + 1) % 7u)"))),
        Update("never.any_bit", "old | 6", exit="old & 6"),
        Update("never.any_bit", "old & ~6", exit="(old & 6) != 6"),
        Update("never.all_bits", "old ^ 6", exit="(old & 6) == 6"),
        Update("never.sentinel", "old == 0 || v < old ? v : old"),
        Update("never.sentinel", "v", exit="old != 0 && old <= v"),
        Update("never.swapped", f"({t}){swap}(({u})({swap}(({u})old) + v))"),
        Update("never.reversed", "v - old"),
        Update("never.product", "old * 5"),
        Update("never.counter", "old + (__typeof__(v))n", turn="n++;", before="uint64_t n = 0;", live="n"),
        # A store to the word itself makes the exchange fail, so only the first turns store.
        Update("never.store", "old + v", turn=f"if (n++ < 2) *(volatile {t} *)other = ({t})(old ^ 1);",
               before="int n = 0;"),
        Update("never.behind", f"old + *({t} *)other"),
        Update("never.behind", f"old ^ *(volatile {t} *)other"),
        Update("never.second", "old + v", exit=f"*(volatile {t} *)other == old"),
        Update("never.second", "old + v", exit="old == (__typeof__(old))b"),
        Update("never.narrow", f"({t})((old & ~({t})15) | ((old + 1) & 15))"),
        Update("never.toggle", "old ? 0 : 1"),
        Update("never.square", "old + (old >> 1)"),
        Update("never.shift", "old << 1"),
        Update("never.strange_exit", "old + v", exit="old & 1"),
        Update("never.strange_exit", "old ^ v", exit="old < v")))


def update_of(chooser, word):
    make = chooser.choices((arithmetic, minimum_or_maximum, guarded, never, floating), (40, 14, 18, 28, 4))[0]
    return make(chooser, word)


def operand_of(chooser, update):
    """The operand, which does not change in the loop; a constant one must not make a trivial update."""
    constants = ("1", "3", "5", "-7", "100", "127") if update.kind.startswith("op.") else ("3", "5", "100")
    if chooser.random() < 0.3:
        return chooser.choice(constants)
    return chooser.choice(("a", "b", "a + b", "a * 3 - b", "a ^ (b >> 3)"))
