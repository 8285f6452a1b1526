# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the part of LLVM IR's text that retry loops and their raised forms are made of.

What `opt -S` prints for such functions is all that is understood. Anything else is an error, never skipped, so that a
test cannot pass because an instruction was overlooked.
"""

import re
from typing import NamedTuple

TOKEN = re.compile(r'"[^"]*"|[%@!#][-\w.$]+|[-\w.]+|[(){}\[\],=*:]')
ORDERS = ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
ARITHMETIC = ("add", "sub", "and", "or", "xor", "shl", "lshr", "ashr", "mul")
CASTS = ("zext", "sext", "trunc", "ptrtoint", "inttoptr", "bitcast")
FLAGS = ("nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds")
DECORATIONS = ("noundef", "signext", "zeroext", "nonnull", "tail", "musttail", "notail")


class Unsupported(Exception):
    """An instruction or an operand that the explorer has no meaning for."""


class Operand(NamedTuple):
    kind: str  # "register", "place", "number" or "poison"
    value: object


class Instruction(NamedTuple):
    """One instruction. `detail` is what the operation needs besides its operands, by name."""

    operation: str
    result: str = ""
    bits: int = 0
    operands: tuple = ()
    detail: tuple = ()

    def get(self, name):
        return dict(self.detail).get(name)


class Function(NamedTuple):
    """A function as one list of instructions; `labels` says where each block begins."""

    name: str
    parameters: tuple
    body: tuple
    labels: dict


def details(**named):
    return tuple(named.items())


class Reader:
    """The tokens of one instruction, consumed from the left."""

    def __init__(self, text):
        self.text = text
        self.tokens = TOKEN.findall(re.sub(r",\s*![\w.]+(\s+!\d+|\(.*?\))", "", text))

    def fail(self):
        raise Unsupported(f"not understood: {self.text.strip()}")

    def peek(self):
        return self.tokens[0] if self.tokens else ""

    def take(self, *expected):
        if not self.tokens or (expected and self.tokens[0] not in expected):
            self.fail()
        return self.tokens.pop(0)

    def accept(self, *words):
        return bool(self.tokens) and self.tokens[0] in words and bool(self.tokens.pop(0))

    def type(self):
        """The number of bits; a pair { iN, i1 } counts as N."""
        if self.accept("{"):
            bits = self.type()
            self.take(",")
            self.type()
            self.take("}")
            return bits
        word = self.take()
        if word == "ptr":
            return 64
        if word == "void":
            return 0
        if not re.fullmatch(r"i\d+", word):
            self.fail()
        return int(word[1:])

    def operand(self, bits):
        word = self.take()
        if word.startswith("%"):
            return Operand("register", word[1:])
        if word.startswith("@"):
            return Operand("place", word[1:])
        if word == "poison":
            return Operand("poison", None)
        constants = {"true": 1, "false": 0, "null": 0, "zeroinitializer": 0}
        number = constants.get(word)
        if number is None:
            if not re.fullmatch(r"-?\d+", word):
                self.fail()
            number = int(word)
        return Operand("number", number & ((1 << bits) - 1))

    def typed(self):
        while self.accept(*DECORATIONS):
            pass
        bits = self.type()
        while self.accept(*DECORATIONS):
            pass
        return bits, self.operand(bits)

    def order(self):
        if self.accept("syncscope"):
            self.take("(")
            self.take()
            self.take(")")
        return self.take() if self.peek() in ORDERS else "plain"

    def label(self):
        self.take("label")
        return self.take()[1:]

    def end(self):
        """Alignment and attributes carry no meaning here; whatever else is left is an error."""
        while self.tokens:
            if self.accept(","):
                continue
            if self.accept("align"):
                self.take()
                continue
            if not self.peek().startswith(("#", "!")):
                self.fail()
            self.take()


def read_load(reader, result):
    reader.accept("atomic")
    reader.accept("volatile")
    bits = reader.type()
    reader.take(",")
    _, place = reader.typed()
    return Instruction("load", result, bits, (place,), details(order=reader.order()))


def read_store(reader, _):
    reader.accept("atomic")
    reader.accept("volatile")
    bits, value = reader.typed()
    reader.take(",")
    _, place = reader.typed()
    return Instruction("store", "", bits, (place, value), details(order=reader.order()))


def read_cmpxchg(reader, result):
    weak = reader.accept("weak")
    reader.accept("volatile")
    _, place = reader.typed()
    reader.take(",")
    bits, expected = reader.typed()
    reader.take(",")
    _, desired = reader.typed()
    found = details(weak=weak, order=reader.order(), failure=reader.order())
    return Instruction("cmpxchg", result, bits, (place, expected, desired), found)


def read_atomicrmw(reader, result):
    reader.accept("volatile")
    word = reader.take()
    _, place = reader.typed()
    reader.take(",")
    bits, value = reader.typed()
    return Instruction("atomicrmw", result, bits, (place, value), details(word=word, order=reader.order()))


def read_fence(reader, _):
    return Instruction("fence", detail=details(order=reader.order()))


def read_br(reader, _):
    if reader.peek() == "label":
        return Instruction("br", detail=details(targets=(reader.label(),)))
    _, condition = reader.typed()
    reader.take(",")
    taken = reader.label()
    reader.take(",")
    return Instruction("br", operands=(condition,), detail=details(targets=(taken, reader.label())))


def read_switch(reader, _):
    bits, value = reader.typed()
    reader.take(",")
    otherwise = reader.label()
    cases = []
    reader.take("[")
    while not reader.accept("]"):
        _, case = reader.typed()
        reader.take(",")
        cases.append((case.value, reader.label()))
    return Instruction("switch", "", bits, (value,), details(cases=tuple(cases), otherwise=otherwise))


def read_phi(reader, result):
    bits = reader.type()
    incoming, sources = [], []
    while True:
        reader.take("[")
        incoming.append(reader.operand(bits))
        reader.take(",")
        sources.append(reader.take()[1:])
        reader.take("]")
        if not reader.accept(","):
            break
    return Instruction("phi", result, bits, tuple(incoming), details(sources=tuple(sources)))


def read_arithmetic(word):
    def read(reader, result):
        while reader.accept(*FLAGS):
            pass
        bits, left = reader.typed()
        reader.take(",")
        return Instruction("binary", result, bits, (left, reader.operand(bits)), details(word=word))
    return read


def read_icmp(reader, result):
    reader.accept("samesign")
    word = reader.take()
    bits, left = reader.typed()
    reader.take(",")
    return Instruction("icmp", result, bits, (left, reader.operand(bits)), details(word=word))


def read_cast(word):
    def read(reader, result):
        while reader.accept(*FLAGS):
            pass
        source, value = reader.typed()
        reader.take("to")
        return Instruction("cast", result, reader.type(), (value,), details(word=word, source=source))
    return read


def read_select(reader, result):
    _, condition = reader.typed()
    reader.take(",")
    bits, first = reader.typed()
    reader.take(",")
    _, second = reader.typed()
    return Instruction("select", result, bits, (condition, first, second))


def read_freeze(reader, result):
    bits, value = reader.typed()
    return Instruction("copy", result, bits, (value,))


def read_extractvalue(reader, result):
    bits, pair = reader.typed()
    reader.take(",")
    return Instruction("extractvalue", result, bits, (pair,), details(index=int(reader.take())))


def read_call(reader, result):
    """A min, max or abs-free intrinsic; spin hints mean nothing."""
    while reader.accept(*DECORATIONS):
        pass
    bits = reader.type()
    name = reader.take()[1:]
    reader.take("(")
    operands = []
    while not reader.accept(")"):
        operands.append(reader.typed()[1])
        reader.accept(",")
    if name in ("llvm.x86.sse2.pause", "llvm.aarch64.hint"):
        return Instruction("nothing")
    found = re.fullmatch(r"llvm\.(umin|umax|smin|smax)\.i\d+", name)
    if not found:
        reader.fail()
    return Instruction("binary", result, bits, tuple(operands), details(word=found[1]))


def read_ret(reader, _):
    if reader.accept("void"):
        return Instruction("ret")
    bits, value = reader.typed()
    return Instruction("ret", "", bits, (value,))


READERS = {
    "load": read_load, "store": read_store, "cmpxchg": read_cmpxchg, "atomicrmw": read_atomicrmw, "fence": read_fence,
    "br": read_br, "switch": read_switch, "phi": read_phi, "icmp": read_icmp, "select": read_select,
    "freeze": read_freeze, "extractvalue": read_extractvalue, "call": read_call, "ret": read_ret,
    **{word: read_arithmetic(word) for word in ARITHMETIC},
    **{word: read_cast(word) for word in CASTS},
}


def read_instruction(line):
    reader = Reader(line)
    result = ""
    if len(reader.tokens) > 1 and reader.tokens[1] == "=":
        result = reader.take()[1:]
        reader.take("=")
    while reader.accept("tail", "musttail", "notail"):
        pass
    word = reader.take()
    if word not in READERS:
        reader.fail()
    instruction = READERS[word](reader, result)
    reader.end()
    return instruction


def read_body(lines):
    body, labels = [], {}
    for line in lines:
        label = re.match(r'"?([-\w.$]+)"?:', line)
        if label:
            labels[label[1]] = len(body)
        elif line.strip():
            labels.setdefault("", 0)  # an entry block without a label
            body.append(read_instruction(line))
    return tuple(body), labels


def read_function(name, parameters, text):
    text = re.sub(r";[^\n]*", "", text)
    text = re.sub(r"\[\s*\n(.*?)\]", lambda m: "[ " + " ".join(m[1].split()) + " ]", text, flags=re.S)
    body, labels = read_body(text.splitlines())
    names = tuple(re.findall(r"%([-\w.$]+)", parameters))
    return Function(name, names, body, labels)


def read_functions(module):
    """The defined functions of a module's text, by name, each with the text of its body."""
    found = {}
    for match in re.finditer(r"^define [^@]*@([-\w.$]+)\((.*?)\)[^\n]*\{\n(.*?)^\}", module, re.M | re.S):
        found[match[1]] = read_function(*match.groups()), match[3]
    return found
