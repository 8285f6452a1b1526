# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One random layout of descriptors, and random helpers on it with their contracts."""

VALUE_TYPES = ["int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "bool"]
NUMBER_TYPES = {1: "uint8_t", 2: "uint16_t", 4: "uint32_t", 8: "uint64_t"}
ORDERS = {"relaxed": 0, "acquire": 2, "release": 3, "acq_rel": 4, "seq_cst": 5}
LOAD_ORDERS = ["relaxed", "acquire", "seq_cst"]
STORE_ORDERS = ["relaxed", "release", "seq_cst"]
ARITHMETIC = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "min": "<", "max": ">"}
SIMPLE_OPERATIONS = ["load", "store", "exchange", "compare_exchange"]


class Field:
    def __init__(self, name, type_name):
        self.name, self.type_name = name, type_name


class Layout:
    """A struct of random fields, and tables that describe them."""

    def __init__(self, chooser):
        self.fields = [Field(f"f{i}", chooser.choice(VALUE_TYPES)) for i in range(chooser.randint(3, 7))]
        self.offset_type = NUMBER_TYPES[chooser.choice([1, 2, 4, 8])]
        self.size_type = NUMBER_TYPES[chooser.choice([1, 2, 4, 8])]
        self.has_size = chooser.random() < 0.6
        self.has_flags = chooser.random() < 0.5
        self.inline_rows = chooser.random() < 0.5
        self.counted = not self.inline_rows or chooser.random() < 0.5
        self.members = ["const char *name", f"{self.offset_type} offset"]
        self.members += [f"{self.size_type} size"] if self.has_size else []
        self.members += ["uint8_t flags"] if self.has_flags else []
        chooser.shuffle(self.members)

    def member_names(self):
        return [member.split()[-1].lstrip("*") for member in self.members]

    def row(self, field):
        values = {
            "name": f'"{field.name}"',
            "offset": f"offsetof(object, {field.name})",
            "size": f"sizeof(((object *)0)->{field.name})",
            "flags": "2",
        }
        return "{" + ", ".join(values[name] for name in self.member_names()) + "}"

    def text(self):
        fields = "".join(f"  {f.type_name} {f.name};\n" for f in self.fields)
        members = "".join(f"  {m};\n" for m in self.members)
        rows = ", ".join(self.row(f) for f in self.fields)
        end = ", {" + ", ".join("0" for _ in self.members) + "}"
        head = f"typedef struct object {{\n{fields}}} object;\ntypedef struct row {{\n{members}}} row;\n"
        table = f"static const row rows[] = {{{rows}{end}}};\n"
        if self.inline_rows:
            body = f"typedef struct type {{\n  int tag;\n  row rows[{len(self.fields) + 1}];\n}} type;\n"
            body += f"static const type object_type = {{1, {{{rows}{end}}}}};\n"
            first = "t->rows"
        else:
            body = "typedef struct type {\n  uint16_t count;\n  const row *rows;\n} type;\n"
            body += f"static const type object_type = {{{len(self.fields)}, rows}};\n"
            first = "t->rows"
        find = ("static const row *find(const row *r, const char *name) {\n"
                "  for (; r->name; r++)\n    if (strcmp(r->name, name) == 0)\n      return r;\n  return 0;\n}\n"
                f"static const row *find_in(const type *t, const char *name) {{\n  return find({first}, name);\n}}\n")
        return head + table + body + find

    def words(self):
        """The words that describe a row, and their constants; `$0` is the first."""
        words = ["field.stride=$0 field.name=$1", f"field.offset=$2:{self.bytes_of(self.offset_type)}"]
        constants = ["sizeof(row)", "offsetof(row, name)", "offsetof(row, offset)"]
        if self.has_size:
            words.append(f"field.size=$3:{self.bytes_of(self.size_type)}")
            constants.append("offsetof(row, size)")
        if self.has_flags:
            words.append(f"field.flags=${len(constants)}:1 field.atomic=2")
            constants.append("offsetof(row, flags)")
        return words, constants

    def class_words(self):
        words, constants = self.words()
        if self.inline_rows:
            words.append(f"class.rows=${len(constants)}")
            constants.append("offsetof(type, rows)")
        else:
            words.append(f"class.fields=${len(constants)} class.count=${len(constants) + 1}:2")
            constants += ["offsetof(type, rows)", "offsetof(type, count)"]
        return words, constants

    @staticmethod
    def bytes_of(type_name):
        return {v: k for k, v in NUMBER_TYPES.items()}[type_name]

    def mix_fields(self):
        return "\n".join(f"  mix((uint64_t)o->{f.name});" for f in self.fields)

    def initial(self):
        return "{" + ", ".join(str(i * 11 % 97 + 1) for i in range(len(self.fields))) + "}"


class Helper:
    """One operation helper on one field, with the look-up that it takes, if any."""

    def __init__(self, chooser, layout, number):
        self.layout, self.number = layout, number
        self.draw(chooser)
        self.visible = chooser.random() < 0.4
        self.order_in_argument = chooser.random() < 0.3
        self.order = chooser.choice(self.allowed_orders())
        self.failure = chooser.choice(LOAD_ORDERS)
        self.failure_in_argument = self.does("compare_exchange") and chooser.random() < 0.3
        self.indirect_value = chooser.random() < 0.25
        self.indirect_expected = chooser.random() < 0.5
        self.old_place = self.operation != "store" and chooser.random() < 0.25
        self.new_place = self.does(*ARITHMETIC) and chooser.random() < 0.25
        self.returns = chooser.choice(self.allowed_results())
        self.parameters = self.make_parameters(chooser)

    def draw(self, chooser):
        """The field, what is done to it, and what names it."""
        self.field = chooser.choice(self.layout.fields)
        self.type = self.field.type_name
        self.operation = chooser.choice(SIMPLE_OPERATIONS + ([] if self.type == "bool" else list(ARITHMETIC)))
        self.designator = chooser.choice(["constant", "lookup", "lookup", "handle", "integer_handle", "named", "index",
                                          "field", "address", "kept", "lazy", "once"])

    def does(self, *operations):
        return self.operation in operations

    def allowed_orders(self):
        if self.operation == "load":
            return LOAD_ORDERS
        return STORE_ORDERS if self.operation == "store" else list(ORDERS)

    def allowed_results(self):
        if self.operation == "store":
            return ["nothing", "status"]
        if self.operation == "compare_exchange":
            return ["success", "old", "nothing", "status"]
        return ["old", "status"] + (["new", "nothing"] if self.operation in ARITHMETIC else [])

    # ---- The prototype ----

    def make_parameters(self, chooser):
        """(role, C declaration) in a random order; roles are what the contract names."""
        parameters = [("object", "void *at" if self.designator == "address" else "object *o")]
        parameters += self.designator_parameters()
        parameters += self.value_parameters()
        if self.order_in_argument:
            parameters.append(("order", "int order"))
        if self.failure_in_argument:
            parameters.append(("failure", "int failure"))
        for i in range(chooser.randint(0, 2)):
            parameters.append((f"context{i}", f"int context{i}"))
        chooser.shuffle(parameters)
        return parameters

    def value_parameters(self):
        """What comes in and goes out, but for the object and its field."""
        if self.operation == "compare_exchange":
            yield "expected", f"{self.type} *expected" if self.indirect_expected else f"{self.type} expected"
            yield "desired", f"{self.type} desired"
        elif self.operation != "load":
            yield "value", f"const {self.type} *value_at" if self.indirect_value else f"{self.type} value"
        if self.old_place:
            yield "old", f"{self.type} *old_at"
        if self.new_place:
            yield "new", f"{self.type} *new_at"

    def designator_parameters(self):
        by = self.designator
        if by in ("constant", "lookup", "index", "handle", "integer_handle", "kept", "lazy", "once"):
            return [("offset", "int64_t offset")]
        if by == "named":
            return [("class", "const type *t"), ("name", "const char *name")]
        return [("field", "const row *r")] if by == "field" else []

    def index_of(self, role):
        return [name for name, _ in self.parameters].index(role)

    def has(self, role):
        return any(name == role for name, _ in self.parameters)

    def contract(self):
        words, constants = [], []
        if self.designator == "named":
            words, constants = self.layout.class_words()
        elif self.designator == "field":
            words, constants = self.layout.words()
        argument = self.index_of
        head = [f"castaway:op {self.operation} object={argument('object')} returns={self.returns}"]
        for role in ("offset", "class", "name", "field"):
            if self.has(role):
                head.append(f"{role}={argument(role)}")
        for role, star in (("value", self.indirect_value), ("expected", self.indirect_expected), ("desired", False)):
            if self.has(role):
                head.append(f"{role}={'*' if star else ''}{argument(role)}")
        head += [f"{role}=*{argument(role)}" for role in ("old", "new") if self.has(role)]
        head.append(f"order=arg{argument('order')}" if self.order_in_argument else f"order={self.order}")
        head += self.operation_words()
        head += ["done=7"] if self.returns == "status" else []
        head += ["undone=9"] if self.returns == "status" and self.can_be_undone() else []
        text = " ".join(head + words)
        return ", ".join([f'CONTRACT("{text}"', *constants]) + ")"

    def operation_words(self):
        words = [self.failure_word()] if self.operation == "compare_exchange" else []
        if self.operation in ("min", "max"):
            words.append("signed" if self.type.startswith("int") else "unsigned")
        return words + self.width_words()

    def failure_word(self):
        return f"failure=arg{self.index_of('failure')}" if self.failure_in_argument else f"failure={self.failure}"

    def width_words(self):
        """A width is needed where no value is passed directly and none is returned."""
        answered = self.returns in ("old", "new")
        direct = answered or self.has("desired") or (self.has("value") and not self.indirect_value)
        return [] if direct else [f"width={self.width()}"]

    def can_be_undone(self):
        return self.operation == "compare_exchange"

    def width(self):
        return 1 if self.type == "bool" else {"8": 1, "6": 2, "2": 4, "4": 8}[self.type[-3]]

    def result_type(self):
        return {"nothing": "void", "success": "bool", "status": "int"}.get(self.returns, self.type)

    # ---- The body ----

    def body(self):
        T, op = self.type, self.operation
        lines = [self.find_text()]
        checks = ["!at"] + (["!value_at"] if self.has("value") and self.indirect_value else [])
        checks += ["!expected"] if self.has("expected") and self.indirect_expected else []
        checks += self.wrong_orders(op)
        zero = "" if self.returns == "nothing" else " 0"
        lines.append(f"  if ({' || '.join(checks)}) {{\n    complain({100 + self.number});\n    return{zero};\n  }}")
        if self.has("value") and self.indirect_value:
            lines.append(f"  {T} value = *value_at;")
        lines += self.operate(T, op)
        if self.has("old"):
            lines.append("  if (old_at)\n    *old_at = old;")
        if self.has("new"):
            lines.append("  if (new_at)\n    *new_at = fresh;")
        lines.append("  (void)old;" if op != "store" else "")
        lines.append(f"  return{self.answer(op)};" if self.returns != "nothing" else "")
        return "\n".join(line for line in lines if line)

    def answer(self, op):
        return {"nothing": "", "old": " old", "new": " fresh", "success": " stored",
                "status": " stored ? 7 : 9" if op == "compare_exchange" else " 7"}[self.returns]

    def wrong_orders(self, op):
        """Whether an argument is no order of the operation, or of its failure; a store alone has no consume (1)."""
        def none_of(argument, names):
            numbers = [ORDERS[name] for name in names] + ([] if op == "store" else [1])
            return f"({' && '.join(f'{argument} != {number}' for number in numbers)})"
        names = {"load": LOAD_ORDERS, "store": STORE_ORDERS}.get(op, ORDERS)
        tests = [none_of("order", names)] if self.order_in_argument else []
        if self.failure_in_argument and op == "compare_exchange":
            tests.append(none_of("failure", LOAD_ORDERS))
        return tests

    def find_text(self):
        T = self.type
        return {
            "address": f"  {T} *p = at;",
            "named": f"  const row *r = t && name ? find_in(t, name) : 0;\n  void *at = o && r ? (char *)o + r->offset : 0;"
                     f"\n  {T} *p = at;",
            "field": f"  void *at = o && r ? (char *)o + r->offset : 0;\n  {T} *p = at;",
        }.get(self.designator, f"  void *at = o && offset >= 0 ? (char *)o + offset : 0;\n  {T} *p = at;")

    def operate(self, T, op):
        """In the contract's order: where the plugin sees more, it takes the contract for wrong."""
        order = "order" if self.order_in_argument else f"__ATOMIC_{self.order.upper()}"
        failure = "failure" if self.failure_in_argument else f"__ATOMIC_{self.failure.upper()}"
        if op == "load":
            return [f"  {T} old = __atomic_load_n(p, {order});"]
        if op == "store":
            return [f"  __atomic_store_n(p, value, {order});"]
        if op == "exchange":
            return [f"  {T} old = __atomic_exchange_n(p, value, {order});"]
        if op == "compare_exchange":
            start = "*expected" if self.indirect_expected else "expected"
            lines = [f"  {T} old = {start};",
                     f"  bool stored = __atomic_compare_exchange_n(p, &old, desired, false, {order}, {failure});",
                     "  (void)stored;"]
            return lines + (["  if (!stored)\n    *expected = old;"] if self.indirect_expected else [])
        fresh = (f"({T})(old {ARITHMETIC[op]} value ? old : value)" if op in ("min", "max") else
                 f"({T})(old {ARITHMETIC[op]} value)")
        if op in ("min", "max"):
            return [f"  {T} old = __atomic_load_n(p, __ATOMIC_RELAXED), fresh;",
                    f"  do\n    fresh = {fresh};\n  while (!__atomic_compare_exchange_n(p, &old, fresh, true, "
                    f"{order}, __ATOMIC_RELAXED));"]
        return [f"  {T} old = __atomic_fetch_{op}(p, value, {order});", f"  {T} fresh = {fresh};",
                "  (void)fresh;"]

    # ---- The whole helper ----

    def text(self):
        arguments = ", ".join(declaration for _, declaration in self.parameters)
        unused = "".join(f"  (void){d.split()[-1].lstrip('*')};\n" for r, d in self.parameters if r.startswith("context"))
        attribute = "static inline" if self.visible else "__attribute__((noinline, weak))"
        prototype = f"{self.result_type()} op{self.number}({arguments})"
        definition = f"{attribute} {prototype} {{\n{unused}{self.body()}\n}}\n"
        declared = f"{self.contract()}\n{'static inline ' if self.visible else ''}{prototype};\n"
        return declared + definition + self.lookup_text()

    def lookup_text(self):
        """The look-up of this helper's own, where it has one."""
        n, by = self.number, self.designator
        attribute = "__attribute__((noinline, weak)) "
        class_words, class_constants = self.layout.class_words()
        row_words, row_constants = self.layout.words()

        def contract(text, words, constants):
            return ", ".join([f'CONTRACT("castaway:{text} ' + " ".join(words) + '"', *constants]) + ")\n"
        if by in ("lookup", "kept", "lazy", "once"):
            head = contract("offset class=0 name=1 missing=-1", class_words, class_constants)
            text = (f"int64_t lookup{n}(const type *t, const char *name);\n"
                    f"{attribute}int64_t lookup{n}(const type *t, const char *name) {{\n"
                    "  const row *r = find_in(t, name);\n  return r ? (int64_t)r->offset : -1;\n}\n")
            kept = {"lookup": "", "once": f'CONTRACT("castaway:once") int64_t kept{n};\n'}.get(
                by, f"static int64_t kept{n} = -1;\n")
            return head + text + kept
        if by == "index":
            head = contract("offset table=0 index=1 missing=-1", row_words, row_constants)
            return head + (f"int64_t lookup{n}(const row *r, int index);\n"
                           f"{attribute}int64_t lookup{n}(const row *r, int index) {{\n"
                           "  return index < 0 ? -1 : (int64_t)r[index].offset;\n}\n")
        if by in ("handle", "integer_handle", "field"):
            handle = "intptr_t" if by == "integer_handle" else "const row *"
            head = contract("field table=0 name=1 missing=null", row_words, row_constants)
            text = (f"{handle} handle{n}(const row *r, const char *name);\n"
                    f"{attribute}{handle} handle{n}(const row *r, const char *name) {{\n"
                    f"  return ({handle})find(r, name);\n}}\n")
            head2 = contract("offset field=0 missing=-1", row_words, row_constants)
            text2 = (f"int64_t lookup{n}({handle} h);\n"
                     f"{attribute}int64_t lookup{n}({handle} h) {{\n"
                     "  return h ? (int64_t)((const row *)h)->offset : -1;\n}\n")
            return head + text + head2 + text2
        return ""

    def keeping(self, designator):
        """What sets this helper's variable: while the program runs, or before anything reads it."""
        return f'  kept{self.number} = lookup{self.number}(&object_type, "{self.field.name}");\n' \
            if self.designator == designator else ""

    # ---- A site ----

    def designation(self, chooser):
        """{role: expression} of what names the field."""
        n, f, by = self.number, self.field.name, self.designator
        position = [x.name for x in self.layout.fields].index(f)
        wrong = chooser.random() < 0.05
        name = '"missing"' if wrong else f'"{f}"'
        return {
            "constant": {"offset": f"(int64_t)offsetof(object, {f})"},
            "lookup": {"offset": f"lookup{n}(&object_type, {name})"},
            "handle": {"offset": f"lookup{n}(handle{n}(rows, {name}))"},
            "integer_handle": {"offset": f"lookup{n}(handle{n}(rows, {name}))"},
            "named": {"class": "&object_type", "name": name},
            "index": {"offset": f"lookup{n}(rows, {position})"},
            "field": {"field": f"handle{n}(rows, {name})" if chooser.random() < 0.5 else f"&rows[{position}]"},
            "kept": {"offset": f"kept{n}"},
            "lazy": {"offset": f"kept{n}"},
            "once": {"offset": f"kept{n}"},
            "address": {},
        }[by]

    def site(self, chooser, result):
        """Lines of C with one call, whose results are mixed in."""
        before, after = [], []
        expressions = self.designation(chooser)
        target = f"o ? (void *)&o->{self.field.name} : 0" if self.designator == "address" else "o"
        expressions["object"] = target
        value = self.value_text(chooser)
        if self.designator == "lazy":
            before.append(f"if (kept{self.number} < 0)")
            before.append(f'  kept{self.number} = lookup{self.number}(&object_type, "{self.field.name}");')
        if self.has("value"):
            expressions["value"] = self.by_pointer(chooser, before, value, f"v_{result}") if self.indirect_value else value
        if self.has("desired"):
            expressions["desired"] = value
        if self.has("expected"):
            current = (f"(o && x % 2 ? o->{self.field.name} : ({self.type}){chooser.randint(0, 3)})")
            if self.indirect_expected:
                expressions["expected"] = self.by_pointer(chooser, before, current, f"e_{result}")
                after.append(f"mix((uint64_t)e_{result});")
            else:
                expressions["expected"] = current
        for role in ("old", "new"):
            if self.has(role):
                expressions[role] = self.place(chooser, before, after, f"{role}_{result}")
        if self.has("new") and self.has("old") and chooser.random() < 0.2:
            expressions["new"] = expressions["old"]
        expressions.update(self.told(chooser))
        if self.order_in_argument:
            expressions["order"] = self.order_expression(chooser, self.allowed_orders())
        if self.failure_in_argument:
            expressions["failure"] = self.order_expression(chooser, LOAD_ORDERS)
        arguments = ", ".join(expressions.get(role, "i") for role, _ in self.parameters)
        call = f"op{self.number}({arguments})"
        line = f"{call};" if self.returns == "nothing" else f"mix((uint64_t){call});"
        return before + [line] + after

    def value_text(self, chooser):
        return f"({self.type})(x * {chooser.randint(1, 9)} + {chooser.randint(0, 99)})"

    def told(self, _chooser):
        """{role: expression} of what a helper is told; helper_codes.py has those that are."""
        return {}

    def by_pointer(self, chooser, before, value, name):
        """A pointer to a local, or to the field itself."""
        before.append(f"{self.type} {name} = {value};")
        return self.or_field(chooser, f"&{name}")

    def or_field(self, chooser, pointer):
        return f"(o ? &o->{self.field.name} : {pointer})" if chooser.random() < 0.15 else pointer

    def place(self, chooser, before, after, name):
        if chooser.random() < 0.25:
            return "0"
        before.append(f"{self.type} {name} = 77;")
        after.append(f"mix((uint64_t){name});")
        pointer = self.or_field(chooser, f"&{name}")
        return pointer if chooser.random() < 0.6 else f"(x % 3 ? {pointer} : 0)"

    @staticmethod
    def order_expression(chooser, names):
        if chooser.random() < 0.5:
            return str(ORDERS[chooser.choice(names)])
        return "(int)(x % 7)"
