// Operations of every kind are lowered at every optimisation level.
// RUN: %clang -O0 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -O1 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -O2 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -O3 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -Os -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -Oz -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
static const cw_long_updater sum_updater = CW_LONG_UPDATER(record_class, record, sum);
record the_record;

// CHECK-LABEL: @constant_updater(
// CHECK: atomicrmw add ptr {{.*}}, i32 {{.*}} seq_cst, align 4
int32_t constant_updater(int32_t delta) {
  return cw_int_get_and_add(&hits_updater, &the_record, delta);
}

// CHECK-LABEL: @order_argument(
// CHECK: load atomic i64, ptr {{.*}} acquire, align 8
int64_t order_argument(void) {
  return cw_long_get_explicit(&sum_updater, &the_record, CW_ORDER_ACQUIRE);
}

// CHECK-LABEL: @looked_up(
// CHECK: cmpxchg ptr {{.*}}, i64 {{.*}}, i64 {{.*}} seq_cst seq_cst, align 8
bool looked_up(int64_t expected, int64_t desired) {
  return cw_offset_long_compare_and_set(&the_record, cw_field_offset(&record_class, "sum"), expected, desired);
}
