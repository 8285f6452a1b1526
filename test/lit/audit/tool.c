// castaway-audit lists what the plugin says of one command, for the machine that it is asked about, and writes no object.
// RUN: rm -f %t.o
// RUN: %audit --root=%S --target=aarch64-linux-gnu -- gcc -O2 %include -march=x86-64-v2 -c %s -o %t.o > %t.said
// RUN: FileCheck %s --implicit-check-not=tool.c: < %t.said && not ls %t.o
// RUN: %audit --root=%S --target=aarch64-linux-gnu --mcpu=neoverse-n1 -- gcc -O2 %include -c %s | FileCheck %s --check-prefix=WITH --implicit-check-not=outlined
// RUN: not %audit --target=aarch64-linux-gnu --fail-on=missed -- gcc -O2 %include -c %s
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// CHECK: tool.c:[[#@LINE + 5]]:10: call: lowered: cw_int_get_and_add: lowered to seq_cst add on field 'hits' of record_class
// CHECK: tool.c:[[#@LINE + 4]]:10: outlined: outlined: add of 32 bits: a call of __aarch64_ldadd4_acq_rel, since the function has no copy for LSE: one atomic operation {{.*}} [LSE_SINGLE]; 12 to 14 instructions
// WITH: tool.c:[[#@LINE + 3]]:10: call: lowered:
// WITH: tool.c:[[#@LINE + 7]]:10: call: missed:
int32_t lowered(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 2);
}

// CHECK: tool.c:[[#@LINE + 2]]:10: call: missed: cw_int_get: which updater this is cannot be seen here [UPDATER_UNKNOWN]; help: Name a constant updater
int32_t missed(const cw_int_updater *unknown) {
  return cw_int_get(unknown, &the_record);
}
