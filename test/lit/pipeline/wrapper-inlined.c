// A wrapper that is given its updater is lowered once it is inlined; nothing is said of the wrapper before that.
// RUN: %clang -O2 -fno-discard-value-names %include -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:
// RUN: FileCheck %s --implicit-check-not='call {{.*}} @cw_' < %t.ll
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

static inline int32_t bump(const cw_int_updater *updater, record *r) {
  // SAID: wrapper-inlined.c:[[@LINE+1]]:10: remark: cw_int_get_and_add: lowered to seq_cst add on field 'hits' of record_class at offset 0
  return cw_int_get_and_add(updater, r, 2);
}

// CHECK-LABEL: @use(
// CHECK: atomicrmw add ptr @the_record, i32 2 seq_cst, align {{4|8}}
int32_t use(void) {
  return bump(&hits_updater, &the_record);
}
