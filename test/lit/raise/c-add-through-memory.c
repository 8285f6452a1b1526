// A loop over __atomic_compare_exchange with its operands in variables becomes one addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
// CHECK-LABEL: @account(
// CHECK: atomicrmw add ptr %{{.*}}, i64 %{{.*}} seq_cst, align 8
// CHECK: ret void
void account(long *total, long delta) {
  long old, new;
  __atomic_load(total, &old, __ATOMIC_RELAXED);
  do
    new = old + delta;
  while (!__atomic_compare_exchange(total, &old, &new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
}
