// A loop that adds to a word in the other byte order stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the bytes of the old value are swapped
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: cmpxchg
void count(_Atomic uint32_t *word, uint32_t n) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, __builtin_bswap32(__builtin_bswap32(old) + n)))
    ;
}
