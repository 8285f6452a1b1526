// A file that uses no helper, and whose loops are not raised, compiles to the same object with the plugin as without.
// RUN: %clang -O0 -c %s -o %t.plain.o && env CASTAWAY_OPTIONS=raise=off %clang -O0 -c -fpass-plugin=%plugin %s -o %t.plugin.o && cmp %t.plain.o %t.plugin.o
// RUN: %clang -O2 -g -c %s -o %t.plain.o && env CASTAWAY_OPTIONS=raise=off %clang -O2 -g -c -fpass-plugin=%plugin %s -o %t.plugin.o && cmp %t.plain.o %t.plugin.o
#include <stdatomic.h>

struct counter {
  _Atomic int value;
};

int bump(struct counter *counter) {
  int old = atomic_load_explicit(&counter->value, memory_order_relaxed);
  while (!atomic_compare_exchange_weak(&counter->value, &old, old + 1))
    ;
  return old;
}
