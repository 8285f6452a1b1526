// In a shared library whose symbols may be interposed, an exported descriptor is not folded: a preloaded one wins.

// REQUIRES: x86_64
// RUN: %clang -O2 -w -fPIC -fvisibility=default -fsemantic-interposition -shared -fpass-plugin=%plugin %include -DLIBRARY %s -o %t.library.so
// RUN: %clang -O2 -w -fPIC -shared %include -DPRELOADED %s -o %t.preloaded.so
// RUN: %clang -O2 -w %include %s %t.library.so %runtime_lib -o %t.program
// RUN: env LD_LIBRARY_PATH=%runtime_folder %t.program | FileCheck %s --check-prefix=OWN
// OWN: 11 2
// RUN: env LD_LIBRARY_PATH=%runtime_folder LD_PRELOAD=%t.preloaded.so %t.program | FileCheck %s --check-prefix=OTHER
// OTHER: 1 12

#include <castaway/castaway.h>
#include <stdio.h>

typedef struct pair {
  CW_ATOMIC(int32_t) one;
  CW_ATOMIC(int32_t) two;
} pair;

void add_ten(pair *p);

#if defined LIBRARY
static const cw_field fields[] = {CW_FIELD_INT(pair, one)};
const cw_class pair_class = CW_PLAIN_CLASS(pair_class, pair, fields);
const cw_int_updater one_updater = CW_INT_UPDATER(pair_class, pair, one);

void add_ten(pair *p) {
  cw_int_get_and_add(&one_updater, p, 10);
}
#elif defined PRELOADED
static const cw_field fields[] = {{"one", 0, offsetof(pair, two), 4, CW_KIND_INT, CW_FIELD_ATOMIC}};
const cw_class pair_class = CW_PLAIN_CLASS(pair_class, pair, fields);
const cw_int_updater one_updater = {{&pair_class, 0, "one", offsetof(pair, two), 4, CW_KIND_INT, 0}};
#else
int main(void) {
  pair p = {1, 2};
  add_ten(&p);
  printf("%d %d\n", p.one, p.two);
  return 0;
}
#endif
