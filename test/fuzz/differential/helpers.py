# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the random C program of one seed: a project's own helpers with contracts, in shapes drawn at random.

Descriptors differ in the size and place of their members, helpers in the order of their arguments, in what names the
field (offset, handle, name, index, address), in how values come and go (directly, by pointer, through places that may be
null), in orders and in results, and in what is told by arguments: codes, widths. Some helpers are seen by the compiler, some are not. No program has undefined behaviour
or depends on the optimisation level.
"""

import random
import sys

from helper_codes import ToldHelper
from helper_shapes import Helper, Layout

HEAD = """\
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

static uint64_t checksum = 14695981039346656037u;

static __attribute__((noinline)) void mix(uint64_t value) {
  checksum = (checksum ^ value) * 1099511628211u;
}

/* What a helper does instead where its arguments are wrong; nothing the plugin may change. */
static __attribute__((noinline)) void complain(uint64_t what) {
  mix(what);
  printf("complaint %llu\\n", (unsigned long long)what);
}
"""


def caller(chooser, layout, helpers, number):
    """A function of several sites on its argument."""
    sites = [chooser.choice(helpers).site(chooser, f"r{number}_{i}") for i in range(chooser.randint(1, 4))]
    body = "".join(f"  {line}\n" for site in sites for line in site)
    return (f"static __attribute__((noinline)) void caller{number}(object *o, uint64_t x, int i) {{\n"
            f"  (void)x;\n  (void)i;\n{body}}}\n")


def main_text(layout, callers):
    calls = "\n".join(f"    caller{n}(i % 5 == 4 ? 0 : &it, x, i);\n    show(&it);" for n in range(callers))
    return f"""\
static void show(const object *o) {{
{layout.mix_fields()}
  printf("%016llx\\n", (unsigned long long)checksum);
}}

int main(void) {{
  static object it = {layout.initial()};
  find_once();
  for (int i = 0; i < 12; i++) {{
    uint64_t x = (uint64_t)i * 0x9e3779b97f4a7c15u >> (i * 5);
{calls}
    if (i == 1)
      keep_offsets();
  }}
  return 0;
}}
"""


def program(seed):
    chooser = random.Random(seed)
    layout = Layout(chooser)
    helpers = [chooser.choice([Helper, Helper, ToldHelper])(chooser, layout, number)
               for number in range(chooser.randint(3, 8))]
    callers = chooser.randint(2, 5)
    parts = [HEAD, layout.text(), *(helper.text() for helper in helpers)]
    for function, designator in (("keep_offsets", "kept"), ("find_once", "once")):
        keeping = "".join(helper.keeping(designator) for helper in helpers)
        parts.append(f"static void {function}(void) {{\n{keeping}}}\n")
    parts += [caller(chooser, layout, helpers, number) for number in range(callers)]
    parts.append(main_text(layout, callers))
    return "\n".join(parts)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: helpers.py SEED")
    print(program(int(sys.argv[1])))
