// A loop that compares what __sync_val_compare_and_swap found with the old value becomes one addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
// CHECK-LABEL: @take(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} seq_cst, align 4
// CHECK: ret i32
// clang does not make this exchange volatile.
int take(volatile int *word, int n) {
  int old, found = *word;
  do {
    old = found;
    found = __sync_val_compare_and_swap(word, old, old + n);
  } while (found != old);
  return old;
}
