# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what LSE detection made of a linked AArch64 program or shared library, by its machine code.

- An instruction of LSE is only reached where the processor has LSE: it is in a copy (`f.lse`) or behind a test of the
  flag `__aarch64_have_lse_atomics` in its own function, as in libgcc's helpers.
- A copy is entered at its start, from a copy or from behind a test of the flag, and by nothing else: no pointer to one is
  in the program.
- A copy needs no help: it calls no helper (`__aarch64_ldadd4_acq_rel`) and has no exclusive load or store.

The file needs its symbol table (`.symtab`), and must not be stripped. Inline assembly with exclusives of its own is
the program's business: name its functions with --own-exclusives. Exit status: 0 if all is well, 1 if not, 2 if that
cannot be said.
"""

import argparse
import re
import struct
import subprocess
import sys

FLAG = "__aarch64_have_lse_atomics"
COPY = re.compile(r"\.lse(\.\d+)?(\.cold|\.__part\.\d+|\.llvm\.\d+)*$")
# Code of copies that the backend has put into functions of their own.
OUTLINED = re.compile(r"^OUTLINED_FUNCTION_")
# Instructions that GNU ld has moved away to go round errata of the Cortex-A53, with a jump back.
ERRATUM = re.compile(r"^e8(43419|35769)@")
HELPER = re.compile(r"^__aarch64_(cas|swp|ldadd|ldclr|ldeor|ldset)\d+_")

LSE = re.compile(r"(casp?|swp|(ld|st)(add|clr|eor|set|smax|smin|umax|umin))(a|l|al)?[bh]?$")
EXCLUSIVE = re.compile(r"(lda?x[rp]|stl?x[rp])[bh]?$")
BRANCHES = re.compile(r"(b|bl|cbn?z|tbn?z|b\.\w+|bc\.\w+)$")
CONDITIONAL = re.compile(r"(cbn?z|tbn?z|b\.\w+|bc\.\w+)$")
LEAVES = re.compile(r"(ret\w*|br\w*|eret\w*|udf|brk|hlt)$")

START = re.compile(r"^([0-9a-f]+) <(.+)>:$")
LINE = re.compile(r"^ *([0-9a-f]+):\s+(\S+)(?:\s+(.*))?$")
NUMBER = re.compile(r"#?(-?0x[0-9a-f]+|-?\d+)")


def number(text):
    match = NUMBER.match(text)
    return int(match[1], 0) if match else None


class Instruction:
    """One line of the listing."""

    def __init__(self, address, mnemonic, operands):
        self.address = address
        self.mnemonic = mnemonic
        text = re.sub(r"\s*(//|<).*$", "", operands or "")
        self.operands = [part.strip() for part in text.split(",")] if text else []

    def target(self):
        """The address that it branches to; None if it is no direct branch."""
        return number(self.operands[-1]) if BRANCHES.match(self.mnemonic) and self.operands else None


class Program:
    """A binary: its functions, where they start, and the flag's address."""

    def __init__(self, path, objdump):
        self.functions = {}  # name and address -> instructions
        self.starts = {}  # address -> name
        self.read_code(self.run(objdump, "--disassemble", "--no-show-raw-insn", path))
        self.flag = self.read_flag(self.run(objdump, "--syms", path))
        self.owner = {i.address: key for key, code in self.functions.items() for i in code}
        self.data = path and self.read_data(path)

    @staticmethod
    def run(*command):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def read_code(self, listing):
        code = None
        for line in listing.splitlines():
            start = START.match(line)
            if start:
                address = int(start[1], 16)
                self.starts[address] = start[2]
                code = self.functions.setdefault((start[2], address), [])
                continue
            match = LINE.match(line)
            if match and code is not None:
                code.append(Instruction(int(match[1], 16), match[2], match[3]))

    @staticmethod
    def read_flag(symbols):
        for line in symbols.splitlines():
            if line.endswith(f" {FLAG}"):
                return int(line.split()[0], 16)
        return None

    @staticmethod
    def read_data(path):
        """Words of 64 bits in data sections, and addends of relative relocations, which are addresses in the end."""
        with open(path, "rb") as file:
            image = file.read()
        if image[:6] != b"\x7fELF\x02\x01":
            return []
        offset, = struct.unpack_from("<Q", image, 40)
        size, count = struct.unpack_from("<HH", image, 58)
        words = []
        for i in range(count):
            kind, flags, _, at, length = struct.unpack_from("<IQQQQ", image, offset + i * size + 4)
            executable, allocated = flags & 4, flags & 2
            if allocated and not executable and kind in (1, 4, 14, 15, 16):
                words += [word for word, in struct.iter_unpack("<Q", image[at : at + length // 8 * 8])]
        return words


class Walk:
    """What is known at each instruction of one function that is reached from its start."""

    def __init__(self, code, flag):
        self.code = code
        self.index = {instruction.address: i for i, instruction in enumerate(code)}
        self.flag = flag
        self.states = {}  # index -> (the flag is known to be set, what registers hold)
        self.walk()

    def walk(self):
        # Every instruction that nothing here leads to may be entered by ways that cannot be seen: a jump table.
        self.flow(0, (False, {}))
        for i in range(len(self.code)):
            if i not in self.states:
                self.flow(i, (False, {}))

    def flow(self, start, state):
        work = [(start, state)]
        while work:
            i, arriving = work.pop()
            if i is None or i >= len(self.code):
                continue
            known = self.states.get(i)
            merged = arriving if known is None else self.merge(known, arriving)
            if merged != known:
                self.states[i] = merged
                work += self.successors(i, merged)

    @staticmethod
    def merge(a, b):
        return a[0] and b[0], {name: value for name, value in a[1].items() if b[1].get(name) == value}

    def successors(self, i, state):
        instruction = self.code[i]
        mnemonic = instruction.mnemonic
        proven, registers = state
        after = (proven, self.step(instruction, registers))
        if LEAVES.match(mnemonic):
            return []
        if mnemonic == "b":
            return [(self.index.get(instruction.target()), after)]
        if not CONDITIONAL.match(mnemonic):
            return [(i + 1, after)]
        tested = instruction.operands[0] if mnemonic in ("cbz", "cbnz") else None
        is_flag = tested is not None and registers.get("x" + tested[1:]) == "flag"
        taken = (proven or (is_flag and mnemonic == "cbnz"), registers)
        passed = (proven or (is_flag and mnemonic == "cbz"), registers)
        return [(self.index.get(instruction.target()), taken), (i + 1, passed)]

    def step(self, instruction, registers):
        """What registers hold behind it: an address that is known, or the flag."""
        mnemonic, operands = instruction.mnemonic, instruction.operands
        if mnemonic in ("bl", "blr"):
            return {}
        held = self.loaded(mnemonic, operands, registers)
        written = {"x" + operand[1:] for operand in operands[:2] if re.match(r"[xw]\d+$", operand)}
        kept = {name: value for name, value in registers.items() if name not in written}
        if held is not None:
            kept["x" + operands[0][1:]] = held
        return kept

    def loaded(self, mnemonic, operands, registers):
        if mnemonic in ("adr", "adrp"):
            return number(operands[1])
        if mnemonic == "add" and isinstance(registers.get(operands[1]), int) and number(operands[-1]) is not None:
            return registers[operands[1]] + number(operands[-1]) if len(operands) == 3 else None
        if mnemonic in ("uxtb", "mov") and registers.get("x" + operands[1][1:]) == "flag":
            return "flag"
        if mnemonic == "ldrb" and len(operands) in (2, 3) and operands[1].startswith("["):
            base = registers.get(operands[1].strip("[]"))
            offset = number(operands[2].strip("]")) if len(operands) == 3 else 0
            if isinstance(base, int) and offset is not None and base + offset == self.flag:
                return "flag"
        return None

    def is_proven(self, i):
        return self.states[i][0]


def uses_lse(code):
    return any(LSE.match(instruction.mnemonic) for instruction in code)


class Check:
    """The rules, and what breaks them."""

    def __init__(self, program, own_exclusives):
        self.program = program
        self.own = re.compile(own_exclusives) if own_exclusives else None
        self.found = []
        self.copies = {key for key in program.functions if COPY.search(key[0])}
        self.trusted = self.copies | {
            key for key, code in program.functions.items() if OUTLINED.match(key[0]) and uses_lse(code)
        }
        self.entered = set()

    def complain(self, key, instruction, text):
        self.found.append(f"{key[0]}: {instruction.address:x}: {instruction.mnemonic}: {text}")

    def run(self):
        for key, code in self.program.functions.items():
            if key in self.trusted:
                self.check_copy(key, code)
            else:
                self.check_function(key, code)
        self.check_data()
        return self.found

    def entry(self, instruction):
        """The copy that a branch enters."""
        owner = self.program.owner.get(instruction.target())
        return owner if owner in self.trusted else None

    def check_copy(self, key, code):
        for instruction in code:
            target = self.program.starts.get(instruction.target(), "")
            if HELPER.match(target):
                self.complain(key, instruction, f"a copy calls the helper {target}")
            if EXCLUSIVE.match(instruction.mnemonic) and not (self.own and self.own.search(key[0])):
                self.complain(key, instruction, "a copy has an exclusive access")
            callee = self.entry(instruction)
            if callee and callee != key:
                self.entered.add(callee)
                self.check_start(key, instruction, callee)
            self.check_address(key, instruction)

    def check_start(self, key, instruction, callee):
        if instruction.target() != callee[1] and not COPY.sub("", callee[0]) == COPY.sub("", key[0]):
            self.complain(key, instruction, f"enters the copy {callee[0]} behind its start")

    def check_address(self, key, instruction):
        if instruction.mnemonic == "adr" and self.program.owner.get(number(instruction.operands[-1])) in self.copies:
            if self.program.owner[number(instruction.operands[-1])] != key:
                self.complain(key, instruction, "takes the address of a copy")

    def check_function(self, key, code):
        interesting = [i for i, instruction in enumerate(code)
                       if LSE.match(instruction.mnemonic) or self.entry(instruction)]
        self.check_addresses(key, code)
        if not interesting or ERRATUM.match(key[0]):
            return
        walk = Walk(code, self.program.flag)
        for i in interesting:
            instruction = code[i]
            callee = self.entry(instruction)
            if not walk.is_proven(i):
                what = f"enters the copy {callee[0]}" if callee else "an instruction of LSE"
                self.complain(key, instruction, f"{what} without a test of the flag")
            if callee:
                self.entered.add(callee)
                self.check_start(key, instruction, callee)

    def check_addresses(self, key, code):
        """adr, or adrp and add, of a copy."""
        pages = {}
        for instruction in code:
            self.check_address(key, instruction)
            operands = instruction.operands
            if instruction.mnemonic == "adrp":
                pages[operands[0]] = number(operands[1])
            elif instruction.mnemonic == "add" and len(operands) == 3 and operands[1] in pages:
                address = pages[operands[1]] + (number(operands[2]) or 0)
                if (self.program.starts.get(address, ""), address) in self.copies:
                    self.complain(key, instruction, "takes the address of a copy")

    def check_data(self):
        starts = {address: name for name, address in self.copies}
        for word in self.program.data:
            if word in starts:
                self.found.append(f"{starts[word]}: a pointer to the copy is in the program's data")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--objdump", default="llvm-objdump")
    parser.add_argument("--copies", type=int, help="how many copies there must be at least")
    parser.add_argument("--all-entered", action="store_true", help="each copy must be entered from somewhere")
    parser.add_argument("--own-exclusives", metavar="REGEX", help="copies whose inline assembly has exclusives")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("file")
    options = parser.parse_args()
    program = Program(options.file, options.objdump)
    check = Check(program, options.own_exclusives)
    found = check.run()
    if check.copies and program.flag is None:
        print(f"{options.file}: there is no symbol {FLAG}: is the file linked, and not stripped?", file=sys.stderr)
        return 2
    if options.copies is not None and len(check.copies) < options.copies:
        found.append(f"{len(check.copies)} copies, expected at least {options.copies}")
    if options.all_entered:
        found += [f"{name}: nothing enters the copy" for name, _ in sorted(check.copies - check.entered)]
    for text in found:
        print(f"{options.file}: {text}", file=sys.stderr)
    if not options.quiet:
        print(f"{options.file}: {len(check.copies)} copies for LSE, {len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
