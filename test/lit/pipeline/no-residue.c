// Where nothing is lowered the plugin leaves no trace: the object is the same as without it.
// RUN: %clang -O0 %include -c %s -o %t.plain.o
// RUN: %clang -O0 %include -fpass-plugin=%plugin -c %s -o %t.plugin.o && cmp %t.plain.o %t.plugin.o
// RUN: %clang -O2 -g %include -c %s -o %t.plain.o
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.plugin.o && cmp %t.plain.o %t.plugin.o
// RUN: %clang -O2 -g %include -DLOWERED -c %s -o %t.plain.o
// RUN: %clang -O2 -g %include -DLOWERED -fpass-plugin=%plugin -c %s -o %t.plugin.o && not cmp %t.plain.o %t.plugin.o
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

int32_t use(const cw_int_updater *updater, record *r) {
#ifdef LOWERED
  updater = &hits_updater;
#else
  (void)&hits_updater;
#endif
  return cw_int_get(updater, r);
}
