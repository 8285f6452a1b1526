# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the random C program of one seed: calls of field updaters in every shape, printing a running checksum.

The same seed gives the same program for as long as the generator is the same. No program has undefined behaviour, or
depends on the optimisation level.
"""

import random
import sys

from model import C_TYPE, KINDS, NUMBER_TYPE, World
from statements import FunctionWriter

HEAD = """\
#include <castaway/castaway.h>
#include <castaway/kinds.h>
#include <stdio.h>

static uint64_t checksum = 14695981039346656037u;

static __attribute__((noinline)) void mix(uint64_t value) {
  checksum = (checksum ^ value) * 1099511628211u;
}

static void mix_text(const char *text) {
  for (; text && *text; text++)
    mix((unsigned char)*text);
}

static void on_fault(const cw_fault *fault, void *context) {
  (void)context;
  mix(fault->code);
  mix_text(fault->class_name);
  mix_text(fault->field_name);
  mix_text(fault->operation);
}

static uint64_t identity(const void *reference);
"""

WRAPPERS = """\
static inline {T}{kind}_inlined(const cw_{kind}_updater *u, void *holder, {T}value) {{
  return cw_{kind}_get_and_set(u, holder, value);
}}
static __attribute__((noinline)) {T}{kind}_separate(const cw_{kind}_updater *u, void *holder, {T}value) {{
  {T}seen = cw_{kind}_get(u, holder);
  return cw_{kind}_compare_and_exchange(u, holder, seen, value);
}}
static inline {T}{kind}_ordered(const cw_{kind}_updater *u, void *holder, {T}value, cw_order order) {{
  cw_{kind}_compare_and_set_explicit(u, holder, value, value, order, CW_ORDER_RELAXED);
  return cw_{kind}_get_and_set_explicit(u, holder, value, order);
}}
"""

NUMBER_FUNCTIONS = """\
static {T}{kind}_update({T}old, void *context) {{
  return ({T})((uint64_t)old * 3 + (uintptr_t)context);
}}
static {T}{kind}_accumulate({T}old, {T}operand, void *context) {{
  return ({T})((uint64_t)old * 5 - (uint64_t)operand + (uintptr_t)context);
}}
"""

REFERENCE_FUNCTIONS = """\
static void *ref_update(void *old, void *context) {
  return old == context ? 0 : context;
}
static void *ref_accumulate(void *old, void *operand, void *context) {
  return old ? operand : context;
}
"""


def identity_text(world):
    tests = "\n".join(f"  if (reference == &{o.name}) return {number + 1};" for number, o in enumerate(world.objects))
    return (f"static uint64_t identity(const void *reference) {{\n{tests}\n"
            "  return reference ? 999 : 0;\n}\n")


def mix_fields(world):
    """One line for each field of each object, inherited ones included."""
    for o in world.objects:
        chain = o.of.ancestry()
        for depth, owner in enumerate(chain):
            path = ".base" * (len(chain) - 1 - depth)
            for f in owner.fields:
                convert = "identity" if f.kind == "ref" else "(uint64_t)"
                yield f"  mix({convert}({o.name}{path}.{f.name}));"


def main_text(world, functions):
    headers = "\n".join(filter(None, (o.initialisation() for o in world.objects)))
    calls = "\n".join(f"      {name}(i, j, i * j - 3);\n      report(\"{name}\", i, j);" for name in functions)
    fields = "\n".join(mix_fields(world))
    return f"""\
static void report(const char *name, int i, int j) {{
{fields}
  printf("%s %d %d %016llx\\n", name, i, j, (unsigned long long)checksum);
}}

int main(void) {{
  static const cw_fault_handler handler = {{on_fault, 0}};
  cw_fault_set_thread_handler(&handler);
{headers}
  for (int i = -1; i < 4; i++) {{
    for (int j = -2; j < 4; j++) {{
{calls}
    }}
  }}
  return 0;
}}
"""


def program(seed):
    chooser = random.Random(seed)
    world = World(chooser)
    names = [f"function{number}" for number in range(chooser.randint(2, 5))]
    parts = [HEAD, world.text(), identity_text(world), REFERENCE_FUNCTIONS]
    parts += [NUMBER_FUNCTIONS.format(T=C_TYPE[kind] + " ", kind=kind) for kind in NUMBER_TYPE]
    parts += [WRAPPERS.format(T=C_TYPE[kind] + " ", kind=kind) for kind in KINDS]
    parts += [FunctionWriter(chooser, world, name).text() for name in names]
    parts.append(main_text(world, names))
    return "\n".join(parts)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: generate.py SEED")
    print(program(int(sys.argv[1])))
