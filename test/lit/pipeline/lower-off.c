// CASTAWAY_OPTIONS=lower=off gives a control build: the object is the same as without the plugin.
// RUN: %clang -O2 %include -c %s -o %t.plain.o
// RUN: env CASTAWAY_OPTIONS=lower=off %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.plugin.o && cmp %t.plain.o %t.plugin.o
// RUN: %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.plugin.o && not cmp %t.plain.o %t.plugin.o
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

int32_t use(record *r) {
  return cw_int_get(&hits_updater, r);
}
