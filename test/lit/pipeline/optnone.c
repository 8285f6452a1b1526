// A function that asks not to be optimised is lowered like any other.
// RUN: %clang -O2 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// CHECK: noinline nounwind optnone
// CHECK-LABEL: @use(
// CHECK: load atomic i32, ptr {{.*}} seq_cst, align 4
__attribute__((optnone)) int32_t use(void) {
  return cw_int_get(&hits_updater, &the_record);
}
