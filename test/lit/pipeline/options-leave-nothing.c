// Options in the source leave nothing in the object, with the plugin or without it.
// RUN: %clang -O2 %include -c %s -o %t.bare.o
// RUN: %clang -O2 %include -DMARKED -c %s -o %t.plain.o && cmp %t.bare.o %t.plain.o
// RUN: %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.bare.o
// RUN: %clang -O2 %include -DMARKED -fpass-plugin=%plugin -c %s -o %t.plugin.o && cmp %t.bare.o %t.plugin.o
// RUN: %clang -O2 -g %include -DMARKED -fpass-plugin=%plugin -c %s -o %t.debug.o
// RUN: llvm-nm %t.debug.o | FileCheck %s --implicit-check-not=options
// CHECK: use
#include "../Inputs/node.h"

#ifdef MARKED
CW_OPTIONS("faults=error");
#endif

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
int32_t use(record *r) {
  return cw_int_get(&hits_updater, r);
}
