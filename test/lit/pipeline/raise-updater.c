// An updater operation that takes a function becomes a retry loop, and the loop the instruction that the function amounts to.
// RUN: %clang --target=x86_64-linux-gnu -O2 -w %include -fpass-plugin=%plugin -Rpass=castaway -S -emit-llvm %s -o %t.ll 2> %t.said
// RUN: FileCheck %s --implicit-check-not=cmpxchg < %t.ll && FileCheck %s --check-prefix=SAID < %t.said
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
static const cw_long_updater sum_updater = CW_LONG_UPDATER(record_class, record, sum);

static int32_t set_bits(int32_t old, void *context) {
  return old | (int32_t)(intptr_t)context;
}

static int64_t add_five(int64_t old, void *context) {
  return (int64_t)((uint64_t)old + 5);
}

// CHECK-LABEL: @no_value(
// CHECK: atomicrmw or ptr %{{.*}}, i32 %{{.*}} seq_cst, align 4
// CHECK: ret void
// SAID: retry loop: raised to seq_cst or of 32 bits: lock or
void no_value(record *r, int32_t bits) {
  cw_int_update_and_get(&hits_updater, r, set_bits, (void *)(intptr_t)bits);
}

// CHECK-LABEL: @new_of(
// CHECK: [[OLD:%.*]] = atomicrmw add ptr %{{.*}}, i64 5 seq_cst, align 8
// CHECK: add i64 [[OLD]], 5
// CHECK: ret i64
// SAID: retry loop: raised to seq_cst add of 64 bits: lock xadd
int64_t new_of(record *r) {
  return cw_long_update_and_get(&sum_updater, r, add_five, 0);
}

// CHECK-LABEL: @old_of(
// CHECK: [[OLD:%.*]] = atomicrmw add ptr %{{.*}}, i64 5 seq_cst, align 8
// CHECK: phi i64 {{.*}}[[OLD]]
// CHECK: ret i64
// SAID: retry loop: raised to seq_cst add of 64 bits: lock xadd
int64_t old_of(record *r) {
  return cw_long_get_and_update(&sum_updater, r, add_five, 0);
}
