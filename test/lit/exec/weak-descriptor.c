// A weak descriptor or updater is not folded: the strong definition of another file wins, as in the reflective program.

// RUN: %clang -O2 -w %include -DSTRONG -c %s -o %t.strong.o
// RUN: %clang -O2 -w -fpass-plugin=%plugin -Rpass-missed=castaway %include -c %s -o %t.weak.o 2>&1 | FileCheck %s --check-prefix=MISSED
// MISSED-DAG: the updater's descriptor may be replaced at link or load time
// MISSED-DAG: the class descriptor may be replaced at link or load time
// RUN: %clang %t.weak.o %t.strong.o %runtime_static -o %t.overridden
// RUN: %t.overridden | FileCheck %s --check-prefix=STRONG
// STRONG: by updater: 1 12
// STRONG-NEXT: by name: 1 112
// RUN: %clang %t.weak.o %runtime_static -o %t.alone
// RUN: %t.alone | FileCheck %s --check-prefix=WEAK
// WEAK: by updater: 11 2
// WEAK-NEXT: by name: 111 2

// Link-time optimisation sees which one wins, and folds that one.
// RUN: %clang -O2 -w -flto -fpass-plugin=%plugin %include -DSTRONG -c %s -o %t.strong.bc
// RUN: %clang -O2 -w -flto -fpass-plugin=%plugin %include -c %s -o %t.weak.bc
// RUN: %clang -O2 -flto -fuse-ld=lld -Wl,--load-pass-plugin=%plugin %t.weak.bc %t.strong.bc %runtime_static -o %t.lto
// RUN: %t.lto | FileCheck %s --check-prefix=STRONG

#include <castaway/castaway.h>
#include <stdio.h>

typedef struct pair {
  CW_ATOMIC(int32_t) one;
  CW_ATOMIC(int32_t) two;
} pair;

extern const cw_class pair_class;
extern const cw_int_updater one_updater;

#ifdef STRONG
/* Here the name `one` means the other field. */
static const cw_field fields[] = {{"one", 0, offsetof(pair, two), 4, CW_KIND_INT, CW_FIELD_ATOMIC}};
const cw_class pair_class = CW_PLAIN_CLASS(pair_class, pair, fields);
const cw_int_updater one_updater = {{&pair_class, 0, "one", offsetof(pair, two), 4, CW_KIND_INT, 0}};
#else
static const cw_field fields[] = {CW_FIELD_INT(pair, one)};
__attribute__((weak)) const cw_class pair_class = CW_PLAIN_CLASS(pair_class, pair, fields);
__attribute__((weak)) const cw_int_updater one_updater = CW_INT_UPDATER(pair_class, pair, one);

int main(void) {
  pair p = {1, 2};
  cw_int_get_and_add(&one_updater, &p, 10);
  printf("by updater: %d %d\n", p.one, p.two);
  cw_offset_int_get_and_add(&p, cw_field_offset(&pair_class, "one"), 100);
  printf("by name: %d %d\n", p.one, p.two);
  return 0;
}
#endif
