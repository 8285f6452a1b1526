/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one 128-bit instruction that everything on 128-bit fields is made of: compare and exchange. It is never a call
 * into libatomic, which may lock: a lock would not be seen by code that uses the instruction itself, as the plugin's
 * does.
 *
 *   x86-64                `lock cmpxchg16b`: neither compiler inlines it without -mcx16.
 *   AArch64, clang        the builtin; it becomes casp, exclusive loads and stores, or the choice between them.
 *   AArch64, gcc          exclusive loads and stores, as gcc's builtin is a call.
 *   ThreadSanitizer       the builtin, which becomes a call into its run-time library; of assembly it knows nothing.
 *
 * The instructions are at least as strong as any order; the builtins take it.
 */
#ifndef CASTAWAY_SRC_WIDE_H
#define CASTAWAY_SRC_WIDE_H

#include "orders.h"
#include <stdint.h>

#ifdef CW_HAVE_INT128

typedef cw_uint128 cw__wide_cell __attribute__((may_alias));

#if defined __SANITIZE_THREAD__
#define CW__WIDE_BUILTIN 1
#elif defined __has_feature
#if __has_feature(thread_sanitizer) || (defined __clang__ && defined __aarch64__)
#define CW__WIDE_BUILTIN 1
#endif
#endif

/* Stores `desired` if the cell has `*expected`, and says whether; `*expected` becomes the value found. */
CW__INLINE bool cw__wide_compare(cw__wide_cell *cell, cw_uint128 *expected, cw_uint128 desired, cw_order order);

#if defined CW__WIDE_BUILTIN

#if defined __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Watomic-alignment" /* says that it is not inlined, of a sanitizer's call */
#endif
CW__INLINE bool cw__wide_compare(cw__wide_cell *cell, cw_uint128 *expected, cw_uint128 desired, cw_order order) {
  switch (order) {
  case CW_ORDER_RELAXED:
    return __atomic_compare_exchange_n(cell, expected, desired, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  case CW_ORDER_RELEASE:
    return __atomic_compare_exchange_n(cell, expected, desired, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
  case CW_ORDER_ACQ_REL:
    return __atomic_compare_exchange_n(cell, expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  case CW_ORDER_SEQ_CST:
    return __atomic_compare_exchange_n(cell, expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  default:
    return __atomic_compare_exchange_n(cell, expected, desired, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);
  }
}
#if defined __clang__
#pragma clang diagnostic pop
#endif

#elif defined __x86_64__

CW__INLINE bool cw__wide_compare(cw__wide_cell *cell, cw_uint128 *expected, cw_uint128 desired, cw_order order) {
  uint64_t low = (uint64_t)*expected;
  uint64_t high = (uint64_t)(*expected >> 64);
  bool stored;
  (void)order; /* a locked instruction is sequentially consistent */
  __asm__ volatile("lock cmpxchg16b %[cell]"
                   : "=@ccz"(stored), [cell] "+m"(*cell), "+a"(low), "+d"(high)
                   : "b"((uint64_t)desired), "c"((uint64_t)(desired >> 64))
                   : "memory");
  *expected = (cw_uint128)high << 64 | low;
  return stored;
}

#elif defined __aarch64__

/* As the two words lie in memory, whatever the byte order. */
typedef union cw__wide_words {
  cw_uint128 whole;
  uint64_t word[2];
} cw__wide_words;

/*
 * What was read is written back where it is not what was expected: two words are read as one only by a pair of
 * exclusive accesses of which the second succeeds.
 */
CW__INLINE bool cw__wide_compare(cw__wide_cell *cell, cw_uint128 *expected, cw_uint128 desired, cw_order order) {
  const cw__wide_words wanted = {*expected};
  const cw__wide_words replacement = {desired};
  cw__wide_words found, stored;
  uint32_t failed;
  (void)order; /* acquire and release, in the form that keeps sequentially consistent accesses in one order */
  __asm__ volatile(
      "0: ldaxp %[f0], %[f1], %[cell]\n\t"
      "cmp %[f0], %[w0]\n\t"
      "ccmp %[f1], %[w1], #0, eq\n\t"
      "csel %[s0], %[r0], %[f0], eq\n\t"
      "csel %[s1], %[r1], %[f1], eq\n\t"
      "stlxp %w[failed], %[s0], %[s1], %[cell]\n\t"
      "cbnz %w[failed], 0b"
      : [cell] "+Q"(*cell), [f0] "=&r"(found.word[0]), [f1] "=&r"(found.word[1]), [s0] "=&r"(stored.word[0]),
        [s1] "=&r"(stored.word[1]), [failed] "=&r"(failed)
      : [w0] "r"(wanted.word[0]), [w1] "r"(wanted.word[1]), [r0] "r"(replacement.word[0]), [r1] "r"(replacement.word[1])
      : "cc", "memory");
  *expected = found.whole;
  return found.whole == wanted.whole;
}

#endif

#endif

#endif
