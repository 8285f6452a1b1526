# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What arithmetic instructions compute. Values are unsigned numbers of a given number of bits."""

from ir import Unsupported


def mask(bits):
    return (1 << bits) - 1


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


BINARY = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "mul": lambda a, b, n: a * b,
    "and": lambda a, b, n: a & b,
    "or": lambda a, b, n: a | b,
    "xor": lambda a, b, n: a ^ b,
    "nand": lambda a, b, n: ~(a & b),
    "xchg": lambda a, b, n: b,
    "shl": lambda a, b, n: a << b if b < n else 0,
    "lshr": lambda a, b, n: a >> b if b < n else 0,
    "ashr": lambda a, b, n: signed(a, n) >> min(b, n - 1),
    "umin": lambda a, b, n: min(a, b),
    "umax": lambda a, b, n: max(a, b),
    "min": lambda a, b, n: min(a, b, key=lambda v: signed(v, n)),
    "max": lambda a, b, n: max(a, b, key=lambda v: signed(v, n)),
}
BINARY["smin"] = BINARY["min"]
BINARY["smax"] = BINARY["max"]

COMPARE = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
}


def binary(word, left, right, bits):
    if word not in BINARY:
        raise Unsupported(f"operation {word}")
    return BINARY[word](left, right, bits) & mask(bits)


def compare(word, left, right, bits):
    if word in ("eq", "ne"):
        return int(COMPARE[word](left, right))
    if word[0] == "s":
        left, right = signed(left, bits), signed(right, bits)
    return int(COMPARE[word[1:]](left, right))


def cast(word, value, source, bits):
    return (signed(value, source) if word == "sext" else value) & mask(bits)
