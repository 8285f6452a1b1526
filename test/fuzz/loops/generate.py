# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the random C program of one seed: functions with one retry loop each, called with many words and operands.

The program prints a line for each function, a checksum of all results and final words. A function's name tells its
class. The same seed gives the same program, whatever other functions are left out (-DONLY=n keeps one).
"""

import random
import sys

from forms import ACCESSES, RESULTS, template_of
from updates import WORDS, operand_of, update_of

FUNCTIONS = 200

HEAD = """\
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#ifdef LOOP_OPTIONS
#include <castaway/options.h>
CW_OPTIONS(LOOP_OPTIONS);
#endif
#ifdef __x86_64__
#define HINT __builtin_ia32_pause();
#else
#define HINT __asm__ volatile("yield");
#endif
#ifndef ONLY
#define ONLY -1
#endif
#ifndef BROKEN
#define BROKEN -1
#endif
#define KEPT(n) (ONLY == -1 || ONLY == n)
#define SWAP_NIBBLES(x) __builtin_rotateleft8(x, 4)
typedef uint64_t loop_fn(void *word, uint64_t a, uint64_t b, void *other);
"""

MAIN = """\
static const uint64_t values[] = {0, 1, 2, 6, 7, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000u,
  0xffffffffu, 0x7fffffffffffffffu, 0x8000000000000000u, 0xffffffffffffffffu, 0x3f800000, 0x4000000000000000u, %s};
enum { VALUES = sizeof values / sizeof values[0] };

static uint64_t sum;
static void mix(uint64_t value) {
  sum = (sum ^ value) * 1099511628211u;
  sum ^= sum >> 29;
}

static void call(loop_fn *f, unsigned i, unsigned j, unsigned k) {
  uint64_t words[3] = {values[(i + k) %% VALUES], values[i], values[j]};
  mix(f(&words[1], values[j], values[k], &words[k %% 3]));
  mix(words[0]);
  mix(words[1]);
  mix(words[2]);
}

static void try_loop(const char *name, loop_fn *f) {
  sum = 14695981039346656037u;
  for (unsigned i = 0; i < VALUES; i++)
    for (unsigned j = 0; j < VALUES; j++)
      for (unsigned k = 0; k < 4; k++)
        call(f, i, j, (i * 5 + j * 3 + k) %% VALUES);
  printf("%%s %%016llx\\n", name, (unsigned long long)sum);
}
"""


def step_of(update):
    guard = f"if ({update.exit}) goto out; " if update.exit else ""
    return f"{guard}{update.turn} made = {update.new};"


def result_of(chooser, update):
    name = chooser.choice(sorted(RESULTS))
    return name, RESULTS[name] + (f" + {update.live}" if update.live else "")


def body_of(template, access, update, result, hint):
    return template.format_map({"load": f"old = {access.load};", "step": step_of(update), "try": access.exchange,
                                "hint": hint, "result": result})


class Loop:
    """One function; `name` is its number and class."""

    def __init__(self, chooser, number):
        self.word = chooser.choice(WORDS)
        self.update = update_of(chooser, self.word)
        self.access = chooser.choice(ACCESSES)(chooser, self.word, "made")
        self.form, template = template_of(chooser, self.access)
        self.result, value = result_of(chooser, self.update)
        self.hint = chooser.choice(("", "", "HINT"))
        self.is_nested = chooser.random() < 0.1 and "return" not in self.form and "goto" not in self.form
        self.number = number
        self.operand = operand_of(chooser, self.update)
        self.value = value
        self.body = body_of(template, self.access, self.update, value, self.hint)

    @property
    def name(self):
        words = (f"f{self.number}", self.update.kind.replace(".", "_", 1), self.form, self.access.name, self.result)
        return "__".join(words)

    def loops(self):
        if not self.is_nested:
            return self.body
        return f"for (int round = 0; round < 3; round++) {{\n{self.body}\nv ^= round;\n}}"

    def text(self):
        t = self.word.name
        operand = f"const {t} v" if not self.is_nested else f"{t} v"
        return f"""\
#if KEPT({self.number})
static __attribute__((noinline)) uint64_t {self.name}(void *word, uint64_t a, uint64_t b, void *other) {{
  {self.access.pointer}p = word;
  {operand} = ({t})({self.operand});
  {t} old, made = 0;
  int ok = 0;
  {self.update.before}
  {self.loops()}
  goto out;
out:
  return {self.value} + (BROKEN == {self.number});
}}
#endif
"""


def loops_of(seed, count=FUNCTIONS):
    return [Loop(random.Random(f"{seed}.{number}"), number) for number in range(count)]


def program(seed, count=FUNCTIONS):
    loops = loops_of(seed, count)
    chooser = random.Random(seed)
    values = ", ".join(f"{chooser.getrandbits(64)}u" for _ in range(5))
    calls = "\n".join(f'#if KEPT({o.number})\n  try_loop("{o.name}", {o.name});\n#endif' for o in loops)
    return "\n".join([HEAD, *(o.text() for o in loops), MAIN % values, f"int main(void) {{\n{calls}\n  return 0;\n}}\n"])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: generate.py SEED")
    print(program(int(sys.argv[1])))
