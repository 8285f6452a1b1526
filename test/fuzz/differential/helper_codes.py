# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random helpers that are told what to do: which operation by a code, how many bytes by a width, or both."""

from helper_shapes import ARITHMETIC, LOAD_ORDERS, NUMBER_TYPES, ORDERS, SIMPLE_OPERATIONS, STORE_ORDERS, Helper

TAKES_VALUE = ("store", "exchange", *ARITHMETIC)


class ToldHelper(Helper):
    """Inside, each operation of each width is the code of a plain helper, in a switch."""

    def draw(self, chooser):
        super().draw(chooser)
        known = SIMPLE_OPERATIONS + ([] if self.type == "bool" else list(ARITHMETIC))
        self.selects = self.type == "bool" or chooser.random() < 0.7
        self.wide = self.type != "bool" and (not self.selects or chooser.random() < 0.5)
        if self.selects:
            codes = chooser.sample(range(-2, 40), len(known))
            self.codes = dict(zip(chooser.sample(known, chooser.randint(1, min(5, len(known)))), codes))
            self.operation = "select"
        else:
            self.codes = {self.operation: 0}

    # ---- The prototype ----

    def does(self, *operations):
        return any(op in self.codes for op in operations)

    def allowed_orders(self):
        """Those that each operation can have."""
        orders = [o for o in ORDERS if o in LOAD_ORDERS] if self.does("load") else list(ORDERS)
        return [o for o in orders if o in STORE_ORDERS] if self.does("store") else orders

    def allowed_results(self):
        return ["old", "nothing", "status"] if self.selects else super().allowed_results()

    def signedness(self):
        return "signed" if self.type.startswith("int") else "unsigned"

    def direct_type(self):
        return {"signed": "int64_t", "unsigned": "uint64_t"}[self.signedness()] if self.wide else self.type

    def value_parameters(self):
        of_value = [("value", self.indirect_value)] if self.does(*TAKES_VALUE) else []
        of_compare = [("expected", self.indirect_expected), ("desired", False)] if self.does("compare_exchange") else []
        for role, indirect in of_value + of_compare:
            yield role, f"void *{role}_in" if indirect else f"{self.direct_type()} {role}_in"
        if self.old_place:
            yield "old", "void *old_in"
        if self.new_place:
            yield "new", "void *new_in"
        if self.selects:
            yield "code", "int code"
        if self.wide:
            yield "width", "unsigned width"

    def result_type(self):
        return self.direct_type() if self.returns in ("old", "new") else super().result_type()

    def operation_words(self):
        words = [f"code={self.index_of('code')}"] if self.selects else []
        words += [f"code.{op}={code}" for op, code in self.codes.items()] if self.selects else []
        words += [self.failure_word()] if self.does("compare_exchange") else []
        words += [self.signedness()] if self.wide or self.does("min", "max") else []
        return words + ([f"width=arg{self.index_of('width')}"] if self.wide else self.width_words())

    def can_be_undone(self):
        return self.does("compare_exchange")

    # ---- The body ----

    def body(self):
        zero = "" if self.returns == "nothing" else " 0"
        lines = [self.find_text()]
        if self.wide:
            prefix = "u" if self.signedness() == "unsigned" else ""
            types = [(size, prefix + name[1:]) for size, name in NUMBER_TYPES.items()]
            cases = "".join(f"  case {size}: {{\n{self.typed(T)}  }} break;\n" for size, T in types)
            lines.append(f"  switch (width) {{\n{cases}  }}")
        else:
            lines.append(self.typed(self.type))
        return "\n".join(lines + [f"  complain({100 + self.number});\n  return{zero};"])

    def typed(self, T):
        if not self.selects:
            return f"  do {{\n{self.one(T, self.operation)}  }} while (0);\n"
        cases = "".join(f"  case {code}: {{\n{self.one(T, op)}  }} break;\n" for op, code in self.codes.items())
        return f"  switch (code) {{\n{cases}  }}\n"

    def one(self, T, op):
        """One operation on a T. It leaves the block where its own arguments are wrong."""
        values = {"compare_exchange": ["expected", "desired"], "load": []}.get(op, ["value"])
        indirect = [role for role in values if self.is_indirect(role)]
        wrong = ["!at"] + [f"!{role}_in" for role in indirect]
        wrong += self.wrong_orders(op)
        lines = [f"    if ({' || '.join(wrong)}) break;", f"    {T} *p = at;"]
        for role in values:
            if role == "expected" and role in indirect:
                lines.append(f"    {T} *expected = expected_in;")
            else:
                lines.append(f"    {T} {role} = {f'*({T} *){role}_in' if role in indirect else f'({T}){role}_in'};")
        lines += self.operate(T, op)
        if self.has("old") and op != "store":
            lines.append(f"    if (old_in) *({T} *)old_in = old;")
        if self.has("new") and op in ARITHMETIC:
            lines.append(f"    if (new_in) *({T} *)new_in = fresh;")
        return "\n".join(lines + [f"    return{self.answer(op)};\n"])

    def is_indirect(self, role):
        return {"value": self.indirect_value, "expected": self.indirect_expected}.get(role, False)

    def answer(self, op):
        return " 0" if self.returns == "old" and op == "store" else super().answer(op)

    # ---- A site ----

    def value_text(self, chooser):
        text = super().value_text(chooser)
        return text.replace(f"({self.type})", "", 1) if self.wide and chooser.random() < 0.5 else text

    def told(self, chooser):
        """{role: expression} of code and width; mostly constants."""
        codes = list(self.codes.values()) + ([99] if chooser.random() < 0.1 else [])
        code, other = chooser.choice(codes), chooser.choice(codes)
        width = f"sizeof(((object *)0)->{self.field.name})"
        return {
            "code": f"(x & 4 ? {code} : {other})" if chooser.random() < 0.15 else str(code),
            "width": chooser.choice(["1", f"(x & 4 ? 1 : {width})"]) if chooser.random() < 0.15 else width,
        }
