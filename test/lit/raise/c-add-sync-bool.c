// A reload loop over __sync_bool_compare_and_swap on a volatile word becomes one volatile addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
// CHECK-LABEL: @bump(
// CHECK: atomicrmw volatile add ptr %{{.*}}, i32 1 seq_cst, align 4
// CHECK: ret i32
int bump(volatile int *word) {
  int old;
  do
    old = *word;
  while (!__sync_bool_compare_and_swap(word, old, old + 1));
  return old;
}
