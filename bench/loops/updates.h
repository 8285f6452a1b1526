/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The measured updates, each written twice: as the retry loop that C programs have, and with the operation that C has
 * for it, the limit. C has none for a maximum, so that its limit is the loop.
 *
 * Each function answers the old value where it is of use, else nothing: on x86 that decides what the loop can become.
 */
#ifndef CASTAWAY_BENCH_UPDATES_H
#define CASTAWAY_BENCH_UPDATES_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* clang-format off */
#define RETRY(word, old, new_value)                                                                                    \
  do {                                                                                                                 \
  } while (!atomic_compare_exchange_weak(word, &(old), new_value))
/* clang-format on */

#ifdef BENCH_DIRECT
#define UPDATE(type, name, new_value, direct)                                                                          \
  static inline type name(_Atomic(type) *word, type operand) {                                                         \
    return direct;                                                                                                     \
  }
#define UPDATE_UNUSED(type, name, new_value, direct)                                                                   \
  static inline void name(_Atomic(type) *word, type operand) {                                                         \
    direct;                                                                                                            \
  }
#else
#define UPDATE(type, name, new_value, direct)                                                                          \
  static inline type name(_Atomic(type) *word, type operand) {                                                         \
    type old = atomic_load_explicit(word, memory_order_relaxed);                                                       \
    RETRY(word, old, new_value);                                                                                       \
    return old;                                                                                                        \
  }
#define UPDATE_UNUSED(type, name, new_value, direct)                                                                   \
  static inline void name(_Atomic(type) *word, type operand) {                                                         \
    type old = atomic_load_explicit(word, memory_order_relaxed);                                                       \
    RETRY(word, old, new_value);                                                                                       \
  }
#endif

UPDATE(uint32_t, add_32, old + operand, atomic_fetch_add(word, operand))
UPDATE(uint64_t, add_64, old + operand, atomic_fetch_add(word, operand))
UPDATE(uint32_t, sub_32, old - operand, atomic_fetch_sub(word, operand))
UPDATE(uint32_t, exchange_32, operand, atomic_exchange(word, operand))
UPDATE_UNUSED(uint32_t, and_32, old &operand, atomic_fetch_and(word, operand))
UPDATE_UNUSED(uint32_t, or_32, old | operand, atomic_fetch_or(word, operand))
UPDATE_UNUSED(uint32_t, xor_32, old ^ operand, atomic_fetch_xor(word, operand))

enum { FLAG = 4 };

/* Claims one bit, if nobody has it. */
static inline bool claim(_Atomic(uint32_t) *word) {
#ifdef BENCH_DIRECT
  return (atomic_load_explicit(word, memory_order_relaxed) & FLAG) == 0 && (atomic_fetch_or(word, FLAG) & FLAG) == 0;
#else
  uint32_t old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (old & FLAG)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | FLAG));
  return true;
#endif
}

static inline uint32_t claim_and_release_32(_Atomic(uint32_t) *word, uint32_t operand) {
  (void)operand;
  uint32_t claimed = claim(word);
  atomic_fetch_and(word, ~(uint32_t)FLAG);
  return claimed;
}

/* Raises the word to the operand, if it is larger. */
static inline void max_32(_Atomic(uint32_t) *word, uint32_t operand) {
  uint32_t old = atomic_load_explicit(word, memory_order_relaxed);
  while (old < operand && !atomic_compare_exchange_weak(word, &old, operand)) {
  }
}

#endif
