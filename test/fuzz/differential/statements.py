# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Random functions over a World: operations on every kind of target, in branches and loops, with updaters and offsets
# that are chosen, passed, or looked up on the way. Whatever an operation answers is mixed into the program's checksum.

from model import C_TYPE

CONSTANTS = {
    "bool": ["false", "true"],
    "byte": ["0", "1", "-1", "INT8_MIN", "INT8_MAX", "0x55"],
    "ubyte": ["0", "1", "UINT8_MAX", "0x80", "0x55"],
    "short": ["0", "1", "-1", "INT16_MIN", "INT16_MAX", "12345"],
    "ushort": ["0", "1", "UINT16_MAX", "0x8000", "12345"],
    "int": ["0", "1", "-1", "INT32_MIN", "INT32_MAX", "12345", "0x55555555"],
    "uint": ["0", "1", "UINT32_MAX", "0x80000000", "12345"],
    "long": ["0", "1", "-1", "INT64_MIN", "INT64_MAX", "1234567890123", "0x5555555555555555"],
    "ulong": ["0", "1", "UINT64_MAX", "0x8000000000000000", "1234567890123"],
}
ORDERS = ["RELAXED", "CONSUME", "ACQUIRE", "RELEASE", "ACQ_REL", "SEQ_CST"]

# Operation: what it takes after its target. V: value stored, E: value compared or operand, O: order, U: update function
# and context, A: operand, accumulate function and context.
SIMPLE_OPERATIONS = {
    "get": "", "set": "V", "get_and_set": "V", "compare_and_set": "EV", "weak_compare_and_set": "EV",
    "compare_and_exchange": "EV", "get_and_update": "U", "update_and_get": "U", "get_and_accumulate": "A",
    "accumulate_and_get": "A",
}
ARITHMETIC = {
    "get_and_add": "E", "add_and_get": "E", "get_and_increment": "", "increment_and_get": "", "get_and_decrement": "",
    "decrement_and_get": "", "get_and_or": "E", "or_and_get": "E", "get_and_and": "E", "and_and_get": "E",
    "get_and_xor": "E", "xor_and_get": "E", "get_and_min": "E", "min_and_get": "E", "get_and_max": "E",
    "max_and_get": "E",
}


def with_orders(operations):
    """Them, and their forms with an explicit order; those that compare take another order for failure."""
    explicit = {f"{name}_explicit": takes + ("OO" if "compare" in name else "O") for name, takes in operations.items()}
    return operations | explicit


FIELD_OPERATIONS = with_orders(SIMPLE_OPERATIONS) | {"lazy_set": "V"}
NUMBER_OPERATIONS = FIELD_OPERATIONS | with_orders(ARITHMETIC)
SILENT = {"set", "set_explicit", "lazy_set"}
ANSWERS_BOOL = {"compare_and_set", "compare_and_set_explicit", "weak_compare_and_set", "weak_compare_and_set_explicit"}


def operations_of(kind):
    return FIELD_OPERATIONS if kind in ("ref", "bool") else NUMBER_OPERATIONS


class FunctionWriter:
    """Writes the function `name`, whose int parameters are a, b and c."""

    def __init__(self, random, world, name):
        self.random = random
        self.world = world
        self.name = name
        self.names = 0
        self.lines = []
        self.depth = 1

    def chance(self, probability):
        return self.random.random() < probability

    def emit(self, text):
        self.lines.append("  " * self.depth + text)

    def new_name(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    # ---- Pure expressions ----

    def condition(self):
        return self.random.choice(["a > b", "(a ^ c) & 1", "b == 3", "c < a", "(a + b) % 3 == 0"])

    def number(self, kind):
        if self.chance(0.4):
            return self.random.choice(CONSTANTS[kind])
        first, second = self.random.randint(1, 9), self.random.randint(0, 5)
        return f"({C_TYPE[kind]})((uint64_t)a * {first} + (uint64_t)b * {second})"

    def pointer(self, choices):
        """One of them, or one of two."""
        first, second = (f"(void *){self.random.choice(choices)}" for _ in range(2))
        return f"({self.condition()} ? {first} : {second})" if self.chance(0.3) else first

    def reference(self, value_class):
        """Null or an object; where a class is checked, one that has a header."""
        fits = [o for o in self.world.objects if value_class is None or value_class.plain or not o.of.plain]
        choices = ["0"] + [f"&{o.name}" for o in fits]
        return self.pointer(choices)

    def value(self, kind, value_class):
        return self.reference(value_class) if kind == "ref" else self.number(kind)

    def order(self):
        if self.chance(0.25):
            return self.random.choice(["(cw_order)((unsigned)a % 7)", "(a & 1 ? CW_ORDER_SEQ_CST : CW_ORDER_RELAXED)"])
        return f"CW_ORDER_{self.random.choice(ORDERS)}" if self.chance(0.9) else "(cw_order)17"

    def holder(self, owner, by_offset):
        """One that the operation can be given without undefined behaviour: see model.py."""
        right = [o for o in self.world.objects if o.of.extends(owner)]
        any_checked = [o for o in self.world.objects if not o.of.plain]
        pool = right if owner.plain or by_offset or self.chance(0.8) else any_checked
        choices = [f"&{o.name}" for o in pool] + (["0"] if self.chance(0.15) else [])
        if not choices:
            return "(void *)0"
        return self.pointer(choices)

    def function(self, kind, role):
        name = f"{kind}_{role}"
        if self.chance(0.1):
            return "0"
        return f"({self.condition()} ? {name} : 0)" if self.chance(0.1) else name

    def argument(self, what, kind, value_class):
        if what == "V":
            return [self.value(kind, value_class)]
        if what == "E":
            return [self.value(kind, None)]
        if what == "O":
            return [self.order()]
        context = self.reference(value_class) if kind == "ref" else "(void *)(uintptr_t)a"
        if what == "U":
            return [self.function(kind, "update"), context]
        return [self.value(kind, None if kind != "ref" else value_class), self.function(kind, "accumulate"), context]

    # ---- Targets: the leading arguments of an operation ----

    def updaters_like(self, updater):
        """Those that the same holders and values are right for."""
        return [u for u in self.world.updaters
                if u.kind == updater.kind and u.owner is updater.owner and u.value_class is updater.value_class]

    def chosen_updater(self, updater):
        """Through a local that another updater, or null, may take the place of."""
        name = self.new_name("u")
        self.emit(f"const cw_{updater.kind}_updater *{name} = {updater.expression};")
        for _ in range(self.random.randint(0, 2)):
            other = self.random.choice(self.updaters_like(updater)).expression if self.chance(0.8) else "0"
            self.emit(f"if ({self.condition()}) {name} = {other};")
        return name

    def updater_target(self):
        updater = self.random.choice(self.world.updaters)
        expression = self.chosen_updater(updater) if self.chance(0.4) else updater.expression
        return updater.kind, updater.value_class, f"cw_{updater.kind}_", expression, self.holder(updater.owner, False)

    def lookup(self, owner, kind):
        fields = [f for f in owner.fields if f.kind == kind]
        name = self.random.choice(fields).name if self.chance(0.9) else "absent"
        return f'cw_field_offset(&{owner.name}_class, "{name}")'

    def offset_target(self):
        owner = self.random.choice(self.world.classes)
        kind = self.random.choice(owner.fields).kind
        offset = self.lookup(owner, kind)
        if self.chance(0.4):
            name = self.new_name("o")
            self.emit(f"ptrdiff_t {name} = {offset};")
            if self.chance(0.5):
                self.emit(f"if ({self.condition()}) {name} = {self.lookup(owner, kind)};")
            offset = name
        # Operations by offset check no value: anything may be stored, since no program follows a reference it reads.
        return kind, None, f"cw_offset_{kind}_", self.holder(owner, True), offset

    # ---- Statements ----

    def operation(self):
        target = self.updater_target() if self.chance(0.65) else self.offset_target()
        kind, value_class, prefix, *leading = target
        name, takes = self.random.choice(list(operations_of(kind).items()))
        arguments = list(leading)
        for what in takes:
            arguments += self.argument(what, kind, value_class)
        self.emit_call(kind, name, f"{prefix}{name}({', '.join(arguments)})")

    def emit_call(self, kind, name, call):
        if name in SILENT or self.chance(0.2):
            self.emit(f"(void){call};")
        elif name in ANSWERS_BOOL and self.chance(0.4):
            self.emit(f"if ({call}) {{ mix({self.random.randint(1, 99)}); a++; }}")
        else:
            as_number = "identity" if kind == "ref" and name not in ANSWERS_BOOL else "(uint64_t)"
            self.emit(f"mix({as_number}({call}));")

    def wrapped(self):
        """Through a function that takes the updater: inlined, or not."""
        updater = self.random.choice(self.world.updaters)
        wrapper = self.random.choice(["inlined", "separate", "ordered"])
        value = self.value(updater.kind, updater.value_class)
        arguments = [updater.expression, self.holder(updater.owner, False), value]
        if wrapper == "ordered":
            arguments.append(self.order())
        as_number = "identity" if updater.kind == "ref" else "(uint64_t)"
        self.emit(f"mix({as_number}({updater.kind}_{wrapper}({', '.join(arguments)})));")

    def block(self, budget):
        self.depth += 1
        for _ in range(self.random.randint(1, 3)):
            self.statement(budget - 1)
        self.depth -= 1

    def branch(self, budget):
        self.emit(f"if ({self.condition()}) {{")
        self.block(budget)
        if self.chance(0.5):
            self.emit("} else {")
            self.block(budget)
        self.emit("}")

    def loop(self, budget):
        counter = self.new_name("i")
        self.emit(f"for (int {counter} = 0; {counter} < {self.random.randint(1, 4)}; {counter}++) {{")
        self.depth += 1
        self.emit(f"a += {counter}; b ^= a;")
        if self.chance(0.3):
            self.emit(f"if ({self.condition()}) {self.random.choice(['break', 'continue'])};")
        self.depth -= 1
        self.block(budget)
        self.emit("}")

    def loop_over_updaters(self, budget):
        """An updater that changes around a loop."""
        updater = self.random.choice(self.world.updaters)
        others = self.updaters_like(updater)
        name = self.chosen_updater(updater)
        counter = self.new_name("i")
        self.emit(f"for (int {counter} = 0; {counter} < {self.random.randint(2, 4)}; {counter}++) {{")
        self.depth += 1
        call = f"cw_{updater.kind}_get_and_set({name}, {self.holder(updater.owner, False)}, " \
               f"{self.value(updater.kind, updater.value_class)})"
        self.emit_call(updater.kind, "get_and_set", call)
        self.emit(f"if ({self.condition()}) {name} = {self.random.choice(others).expression};")
        self.depth -= 1
        self.block(budget)
        self.emit("}")

    def switch(self, budget):
        self.emit(f"switch ((unsigned)a % {self.random.randint(2, 4)}) {{")
        for label in range(self.random.randint(1, 3)):
            self.emit(f"case {label}: {{")
            self.block(budget)
            self.emit("}" if self.chance(0.3) else "} break;")
        self.emit("}")

    def jump(self, _budget):
        self.emit(f"if ({self.condition()}) goto out;")

    def statement(self, budget):
        compound = [self.branch, self.loop, self.loop_over_updaters, self.switch]
        if budget > 0 and self.chance(0.35):
            self.random.choice(compound)(budget)
        elif self.chance(0.05):
            self.jump(budget)
        elif self.chance(0.15):
            self.wrapped()
        else:
            self.emit("{")
            self.depth += 1
            self.operation()
            self.depth -= 1
            self.emit("}")

    def text(self):
        for _ in range(self.random.randint(3, 8)):
            self.statement(3)
        qualifiers = self.random.choice(["static", "static __attribute__((noinline))", "__attribute__((noinline))"])
        head = f"{qualifiers} void {self.name}(int32_t a, int32_t b, int32_t c) {{"
        return "\n".join([head, *self.lines, "  goto out;", "out:", "  mix((uint64_t)a + (uint64_t)b);", "}\n"])
