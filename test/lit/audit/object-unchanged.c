// With audit=on the object is byte for byte that of a build without the plugin, whatever is said.
// RUN: %clang -O2 -g %include -c %s -o %t.plain.o
// RUN: env CASTAWAY_OPTIONS=audit=on %clang -O2 -g %include -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %s -o %t.audited.o 2> %t.said
// RUN: cmp %t.plain.o %t.audited.o && FileCheck %s --implicit-check-not=remark: < %t.said
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.lowered.o && not cmp %t.plain.o %t.lowered.o
// RUN: %clang -O0 -g %include -c %s -o %t.plain.o
// RUN: env CASTAWAY_OPTIONS=audit=on %clang -O0 -g %include -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %s -o %t.audited.o 2> %t.said
// RUN: cmp %t.plain.o %t.audited.o && FileCheck %s --implicit-check-not=remark: < %t.said
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// CHECK: remark: cw_int_get_and_add: lowered to seq_cst add on field 'hits' of record_class
int32_t lowered(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 2);
}

// CHECK: remark: cw_int_get: which updater this is cannot be seen here
int32_t missed(const cw_int_updater *unknown) {
  return cw_int_get(unknown, &the_record);
}
