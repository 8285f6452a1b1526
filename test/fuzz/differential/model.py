# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The classes, objects and updaters of one random program, and their C declarations. What may be done with them without
# undefined behaviour is decided here: a plain class's holder is never checked, so it must be right; an object class's
# may be any object with a header, right or wrong.

from dataclasses import dataclass, field as member
from typing import Optional

NUMBER_TYPE = {
    "int": "int32_t", "long": "int64_t", "bool": "bool", "byte": "int8_t", "ubyte": "uint8_t", "short": "int16_t",
    "ushort": "uint16_t", "uint": "uint32_t", "ulong": "uint64_t",
}
C_TYPE = dict(NUMBER_TYPE, ref="void *")
KINDS = tuple(C_TYPE)
COMMON_KINDS = ("int", "long", "ref")


@dataclass(eq=False)
class Field:
    name: str
    kind: str
    value_class: Optional["Class"] = None
    atomic: bool = True
    private: bool = False

    def declaration(self):
        inner = C_TYPE[self.kind]
        return f"CW_ATOMIC({inner}) {self.name};" if self.atomic else f"{inner} {self.name};"

    def descriptor(self, owner):
        if self.kind == "ref":
            value = f"&{self.value_class.name}_class" if self.value_class else "0"
            return f"CW_FIELD_REF({owner}, {self.name}, void, {value})"
        private = "PRIVATE_" if self.private else ""
        return f"CW_FIELD_{private}{self.kind.upper()}({owner}, {self.name})"


@dataclass(eq=False)
class Class:
    name: str
    plain: bool
    parent: Optional["Class"]
    storage: str  # how its descriptor is defined
    fields: list = member(default_factory=list)

    def ancestry(self):
        """From the root to the class itself."""
        return (self.parent.ancestry() if self.parent else []) + [self]

    def extends(self, other):
        return other in self.ancestry()

    def struct(self):
        first = f"{self.parent.name} base;" if self.parent else "char start;" if self.plain else "cw_object object;"
        members = "\n".join(f"  {f.declaration()}" for f in self.fields)
        return f"typedef struct {self.name} {{\n  {first}\n{members}\n}} {self.name};\n"

    def descriptor(self):
        rows = ", ".join(f.descriptor(self.name) for f in self.fields)
        table = f"static const cw_field {self.name}_fields[] = {{{rows}}};\n"
        own = f"{self.name}_class"
        if self.parent:
            chain = self.ancestry()
            display = ", ".join(f"&{c.name}_class" for c in chain)
            value = (f"CW_SUBCLASS({self.name}, {self.name}_fields, {len(chain) - 1}, &{self.parent.name}_class, "
                     f"({display}))")
        else:
            value = f"CW_{'PLAIN_' if self.plain else ''}CLASS({own}, {self.name}, {self.name}_fields)"
        return f"{table}{self.storage} cw_class {own} = {value};\n"


@dataclass(eq=False)
class Object:
    """A global struct; its header may be that of another class, or none."""

    name: str
    of: Class
    header: str

    def declaration(self):
        return f"static {self.of.name} {self.name};"

    def initialisation(self):
        path = ".base" * (len(self.of.ancestry()) - 1)
        return "" if self.of.plain else f"  {self.name}{path}.object.object_class = {self.header};"


@dataclass(eq=False)
class Updater:
    """An expression of updater type. `fields` are those that it may mean."""

    expression: str
    kind: str
    owner: Class
    value_class: Optional[Class] = None


class World:
    """All declarations of one program."""

    def __init__(self, random):
        self.random = random
        self.classes = []
        self.objects = []
        self.updaters = []
        self.declarations = []  # of updaters
        self.constructor = []  # statements that make updaters before main
        self._make_classes()
        self._make_objects()
        for number in range(random.randint(4, 9)):
            self._make_updater(number)

    # ---- Classes and objects ----

    def _make_classes(self):
        for number in range(self.random.randint(2, 5)):
            parents = [c for c in self.classes if not c.plain and len(c.ancestry()) < 8]
            parent = self.random.choice(parents) if parents and self.random.random() < 0.4 else None
            plain = parent is None and self.random.random() < 0.3
            storage = self.random.choice(["static const"] * 5 + ["const", "static", "__attribute__((weak)) const"])
            self.classes.append(Class(f"c{number}", plain, parent, storage))
        for owner in self.classes:
            owner.fields = [self._make_field(number) for number in range(self.random.randint(1, 6))]

    def _make_field(self, number):
        kind = self.random.choice(COMMON_KINDS if self.random.random() < 0.4 else KINDS)
        value_class = self.random.choice(self.classes + [None]) if kind == "ref" else None
        private = kind != "ref" and self.random.random() < 0.1
        return Field(f"f{number}", kind, value_class, self.random.random() < 0.9, private)

    def _make_objects(self):
        for owner in self.classes:
            for number in range(self.random.randint(1, 3)):
                self.objects.append(Object(f"{owner.name}_{number}", owner, self._header(owner)))

    def _header(self, owner):
        """Mostly the object's own class; it must not claim a larger one, whose fields it lacks."""
        if self.random.random() < 0.1:
            return "0"
        if owner.parent and self.random.random() < 0.1:
            return f"&{owner.parent.name}_class"
        return f"&{owner.name}_class"

    # ---- Updaters ----

    def _make_updater(self, number):
        owner, chosen = self._choose_field()
        shape = self.random.choice([self._constant, self._constant, self._constructed, self._lazy, self._wrong])
        if not chosen.atomic or chosen.private:
            shape = self._constructed
        shape(f"updater{number}", owner, chosen)

    def _choose_field(self):
        """Often one like an updater's that there is: a variable can hold only updaters of one kind."""
        like = self.random.choice(self.updaters) if self.updaters and self.random.random() < 0.6 else None
        owner = like.owner if like else self.random.choice(self.classes)
        fields = [f for f in owner.fields if not like or (f.kind == like.kind and f.value_class is like.value_class)]
        return owner, self.random.choice(fields)

    def _add(self, expression, owner, chosen):
        self.updaters.append(Updater(expression, chosen.kind, owner, chosen.value_class))

    def _constant(self, name, owner, chosen):
        value = ""
        if chosen.kind == "ref":
            value = f", void, {self._value_class(chosen)}"
        storage = self.random.choice(["static const"] * 6 + ["static", "__attribute__((weak)) const"])
        self.declarations.append(f"{storage} cw_{chosen.kind}_updater {name} = "
                                 f"CW_{chosen.kind.upper()}_UPDATER({owner.name}_class, {owner.name}, {chosen.name}"
                                 f"{value});")
        self._add(f"&{name}", owner, chosen)

    @staticmethod
    def _value_class(chosen):
        return f"&{chosen.value_class.name}_class" if chosen.value_class else "0"

    def _creation(self, name, owner, chosen, field_name):
        value = f"{self._value_class(chosen)}, " if chosen.kind == "ref" else ""
        return f'cw_new_{chosen.kind}_updater(&{owner.name}_class, {value}"{field_name}", &{name})'

    def _constructed(self, name, owner, chosen):
        self.declarations.append(f"static const cw_{chosen.kind}_updater *{name};")
        self.constructor.append(f"  mix({self._creation(name, owner, chosen, chosen.name)});")
        self._add(name, owner, chosen)

    def _lazy(self, name, owner, chosen):
        self.declarations.append(f"static const cw_{chosen.kind}_updater *{name};\n"
                                 f"static inline const cw_{chosen.kind}_updater *get_{name}(void) {{\n"
                                 f"  if (!{name})\n    mix({self._creation(name, owner, chosen, chosen.name)});\n"
                                 f"  return {name};\n}}")
        self._add(f"get_{name}()", owner, chosen)

    def _wrong(self, name, owner, chosen):
        """Never made, made without success, or made twice with different results."""
        self.declarations.append(f"static const cw_{chosen.kind}_updater *{name};")
        for field_name in self.random.sample(["absent", chosen.name, owner.fields[0].name], self.random.randint(0, 2)):
            self.constructor.append(f"  mix({self._creation(name, owner, chosen, field_name)});")
        # A field of the first name may have another value class: then the creation fails.
        self._add(name, owner, chosen)

    # ---- Text ----

    def text(self):
        parts = [f"struct {c.name};" for c in self.classes]
        parts += [c.struct() for c in self.classes]
        parts += [f"{self._forward(c)} cw_class {c.name}_class;" for c in self.classes]
        parts += [c.descriptor() for c in self.classes]
        parts += [o.declaration() for o in self.objects]
        parts += self.declarations
        body = "\n".join(self.constructor)
        parts.append(f"__attribute__((constructor)) static void make_updaters(void) {{\n{body}\n}}\n")
        return "\n".join(parts)

    @staticmethod
    def _forward(c):
        return c.storage if c.storage.startswith("static") else f"extern {c.storage}"
