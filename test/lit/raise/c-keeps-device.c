// A loop on a volatile word at a fixed address stays: it may be a device.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the word is volatile, and may be more than memory
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @set(
// CHECK: cmpxchg

void set(uint32_t bits) {
  volatile uint32_t *device = (volatile uint32_t *)0x40001000;
  uint32_t old;
  do
    old = *device;
  while (!__sync_bool_compare_and_swap(device, old, old | bits));
}
