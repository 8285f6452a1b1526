// A copy of an inline function is dropped with it, and stays with it: the file that is linked first has not the plugin.
// RUN: %lse_exec --copies=0 --whole-copies=0 --flag=-fno-exceptions --flag=-fno-rtti --flag=-I%S/Inputs --plain-first %s --plain=%S/Inputs/other.cpp | FileCheck %s
#include "counter.h"

long cell;

__attribute__((noinline)) static long mine(counter *c) {
  long a = __atomic_fetch_add(&cell, 1, __ATOMIC_SEQ_CST);
  return a + c->twice(10) + __atomic_fetch_add(&cell, 1, __ATOMIC_SEQ_CST);
}

// CHECK: 11 10 47 13 7 11 2
int main() {
  counter c = {0};
  long *p = &c.value;
  int local = 1;
  long (counter::*pointer)(long) = &counter::twice;
  long a = mine(&c);
  long b = (c.*pointer)(1);
  long o = other(&c);
  long r = recursive(p, 3);
  printf("%ld %ld %ld %ld %d %d %ld\n", a, b, o, r, raise_twice(&local, 6), local, cell);
  return 0;
}
