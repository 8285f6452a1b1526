// Every operation on every kind of value, in every order known or not, answers and stores alike with the plugin and
// without it, by helpers that are not castaway's.

// REQUIRES: gcc
// RUN: %same_output --sites=680 --output=%t %s
// RUN: %clang -O2 -w -flto -fuse-ld=lld -fpass-plugin=%plugin -Wl,--load-pass-plugin=%plugin %s -o %t.lto
// RUN: %t.lto > %t.lto.txt && %t.gcc-O1 > %t.gcc.txt && cmp %t.lto.txt %t.gcc.txt

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define CONTRACT(text) __attribute__((annotate("castaway:op " text " object=0 offset=1")))
#define HELPER(text) CONTRACT(text) __attribute__((noinline))

typedef void *reference;

/* Between guards, which no operation may touch. */
#define RECORD(K, T)                                                                                                   \
  typedef struct K##_record {                                                                                          \
    T before, field, after;                                                                                            \
  } K##_record;

/* As bytes, so that it serves every kind. */
static void show(const char *what, int order, const void *bytes, size_t size, bool success) {
  printf("%s %d:", what, order);
  for (size_t i = 0; i < size; i++)
    printf(" %02x", ((const unsigned char *)bytes)[i]);
  printf(" %d\n", success);
}

static int last_wrong; /* what a helper was called with that it does not know */

static bool is_wrong(const void *object, int order, int highest) {
  bool wrong = !object || order < 0 || order > highest;
  if (wrong)
    last_wrong = object ? order : 100;
  return wrong;
}

#define PLACE(T) ((T *)((char *)object + offset))

/* ---- The helpers: all do what they do in the strongest order ---- */

#define READ_HELPERS(K, T)                                                                                             \
  RECORD(K, T)                                                                                                         \
  HELPER("load returns=old order=arg2") static T K##_load(void *object, long offset, int order) {                      \
    T answer = 0;                                                                                                      \
    if (!is_wrong(object, order == 3 || order == 4 ? -1 : order, 5))                                                   \
      __atomic_load(PLACE(T), &answer, __ATOMIC_SEQ_CST);                                                              \
    return answer;                                                                                                     \
  }                                                                                                                    \
  HELPER("store value=2 returns=nothing order=arg3") static void K##_store(void *object, long offset, T value,         \
                                                                           int order) {                                \
    if (!is_wrong(object, order == 1 || order == 2 || order == 4 ? -1 : order, 5))                                     \
      __atomic_store(PLACE(T), &value, __ATOMIC_SEQ_CST);                                                              \
  }                                                                                                                    \
  HELPER("exchange value=2 returns=old order=arg3") static T K##_exchange(void *object, long offset, T value,          \
                                                                          int order) {                                 \
    T answer = 0;                                                                                                      \
    if (!is_wrong(object, order, 5))                                                                                   \
      __atomic_exchange(PLACE(T), &value, &answer, __ATOMIC_SEQ_CST);                                                  \
    return answer;                                                                                                     \
  }

#define COMPARE_HELPERS(K, T)                                                                                          \
  HELPER("compare_exchange expected=*2 desired=3 returns=success order=arg4 failure=arg5")                             \
  static bool K##_try(void *object, long offset, T *expected, T desired, int order, int failure) {                     \
    if (is_wrong(object, order, 5) || is_wrong(expected, failure == 3 || failure == 4 ? -1 : failure, 5))              \
      return false;                                                                                                    \
    return __atomic_compare_exchange(PLACE(T), expected, &desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);             \
  }                                                                                                                    \
  typedef T K##_function(T old, void *context);                                                                        \
  HELPER("update function=2 context=3 returns=new order=arg4")                                                         \
  static T K##_update(void *object, long offset, K##_function *function, void *context, int order) {                   \
    T old = 0, new = 0;                                                                                                \
    if (is_wrong(object, order, 5))                                                                                    \
      return 0;                                                                                                        \
    __atomic_load(PLACE(T), &old, __ATOMIC_SEQ_CST);                                                                   \
    do                                                                                                                 \
      new = function(old, context);                                                                                    \
    while (!__atomic_compare_exchange(PLACE(T), &old, &new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));                   \
    return new;                                                                                                        \
  }

#define NUMBER_HELPER(K, T, name, sign, expression)                                                                    \
  HELPER(#name " value=2 returns=new order=arg3" sign)                                                                 \
  static T K##_##name(void *object, long offset, T v, int order) {                                                     \
    T old = 0, new = 0;                                                                                                \
    if (is_wrong(object, order, 5))                                                                                    \
      return 0;                                                                                                        \
    __atomic_load(PLACE(T), &old, __ATOMIC_SEQ_CST);                                                                   \
    do                                                                                                                 \
      new = (T)(expression);                                                                                           \
    while (!__atomic_compare_exchange(PLACE(T), &old, &new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));                   \
    return new;                                                                                                        \
  }
/* Unsigned, as a sum that does not fit is no mistake here. */
#define NUMBER_HELPERS(K, T, sign)                                                                                     \
  NUMBER_HELPER(K, T, add, "", (uint64_t)old + (uint64_t)v)                                                            \
  NUMBER_HELPER(K, T, sub, "", (uint64_t)old - (uint64_t)v)                                                            \
  NUMBER_HELPER(K, T, and, "", old & v)                                                                                \
  NUMBER_HELPER(K, T, or, "", old | v)                                                                                 \
  NUMBER_HELPER(K, T, xor, "", old ^ v)                                                                                \
  NUMBER_HELPER(K, T, min, " " sign, old < v ? old : v)                                                                \
  NUMBER_HELPER(K, T, max, " " sign, old > v ? old : v)

/* ---- The sites ---- */

#define AFTER(K, what, order, answer, success)                                                                         \
  do {                                                                                                                 \
    show(#K " " what, order, &answer, sizeof answer, success);                                                         \
    show("  record", last_wrong, &r, sizeof r, 0);                                                                     \
    last_wrong = 0;                                                                                                    \
  } while (0)

#define OFFSET(K) __builtin_offsetof(K##_record, field)
#define FRESH(K, T, a) K##_record r = {(T)1, (T)(a), (T)1}

#define READ_SITES(K, T, order, a, b)                                                                                  \
  do {                                                                                                                 \
    FRESH(K, T, a);                                                                                                    \
    T answer = K##_load(&r, OFFSET(K), order);                                                                         \
    AFTER(K, "load", order, answer, 0);                                                                                \
    K##_store(&r, OFFSET(K), (T)(b), order);                                                                           \
    AFTER(K, "store", order, answer, 0);                                                                               \
    answer = K##_exchange(&r, OFFSET(K), (T)(a), order);                                                               \
    AFTER(K, "exchange", order, answer, 0);                                                                            \
  } while (0)

#define COMPARE_SITES(K, T, order, failure, a, b)                                                                      \
  do {                                                                                                                 \
    FRESH(K, T, a);                                                                                                    \
    T expected = (T)(b);                                                                                               \
    bool done = K##_try(&r, OFFSET(K), &expected, (T)(b), order, failure);                                             \
    AFTER(K, "try", order, expected, done);                                                                            \
    done = K##_try(&r, OFFSET(K), &expected, (T)(b), order, failure);                                                  \
    AFTER(K, "try", order, expected, done);                                                                            \
    T answer = K##_update(&r, OFFSET(K), K##_change, &r.before, order);                                                \
    AFTER(K, "update", order, answer, 0);                                                                              \
  } while (0)

#define NUMBER_SITE(K, T, name, order, a, b)                                                                           \
  do {                                                                                                                 \
    FRESH(K, T, a);                                                                                                    \
    T answer = K##_##name(&r, OFFSET(K), (T)(b), order);                                                               \
    AFTER(K, #name, order, answer, 0);                                                                                 \
  } while (0)
#define NUMBER_SITES(K, T, order, a, b)                                                                                \
  NUMBER_SITE(K, T, add, order, a, b);                                                                                 \
  NUMBER_SITE(K, T, sub, order, a, b);                                                                                 \
  NUMBER_SITE(K, T, and, order, a, b);                                                                                 \
  NUMBER_SITE(K, T, or, order, a, b);                                                                                  \
  NUMBER_SITE(K, T, xor, order, a, b);                                                                                 \
  NUMBER_SITE(K, T, min, order, a, b);                                                                                 \
  NUMBER_SITE(K, T, max, order, a, b)

/* Each order by its constant, and whatever `order` holds. */
#define READS_IN_EVERY_ORDER(K, T)                                                                                     \
  READ_HELPERS(K, T)                                                                                                   \
  static void K##_reads(T a, T b, int order) {                                                                         \
    READ_SITES(K, T, __ATOMIC_RELAXED, a, b);                                                                          \
    READ_SITES(K, T, __ATOMIC_SEQ_CST, a, b);                                                                          \
    READ_SITES(K, T, order, a, b);                                                                                     \
  }
#define COMPARES_IN_EVERY_ORDER(K, T, changed)                                                                         \
  COMPARE_HELPERS(K, T)                                                                                                \
  static T K##_change(T old, void *context) {                                                                          \
    return (T)(changed);                                                                                               \
  }                                                                                                                    \
  static void K##_compares(T a, T b, int order, int failure) {                                                         \
    COMPARE_SITES(K, T, __ATOMIC_RELAXED, __ATOMIC_RELAXED, a, b);                                                     \
    COMPARE_SITES(K, T, __ATOMIC_ACQUIRE, __ATOMIC_CONSUME, a, b);                                                     \
    COMPARE_SITES(K, T, __ATOMIC_RELEASE, __ATOMIC_RELAXED, a, b);                                                     \
    COMPARE_SITES(K, T, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, a, b);                                                     \
    COMPARE_SITES(K, T, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, a, b);                                                     \
    COMPARE_SITES(K, T, order, failure, a, b);                                                                         \
  }
#define NUMBERS_IN_EVERY_ORDER(K, T, sign)                                                                             \
  READS_IN_EVERY_ORDER(K, T)                                                                                           \
  COMPARES_IN_EVERY_ORDER(K, T, (uint64_t)old * 3 + (uint64_t)*(T *)context)                                           \
  NUMBER_HELPERS(K, T, sign)                                                                                           \
  static void K##_numbers(T a, T b, int order) {                                                                       \
    NUMBER_SITES(K, T, __ATOMIC_RELAXED, a, b);                                                                        \
    NUMBER_SITES(K, T, __ATOMIC_CONSUME, a, b);                                                                        \
    NUMBER_SITES(K, T, __ATOMIC_ACQUIRE, a, b);                                                                        \
    NUMBER_SITES(K, T, __ATOMIC_RELEASE, a, b);                                                                        \
    NUMBER_SITES(K, T, __ATOMIC_ACQ_REL, a, b);                                                                        \
    NUMBER_SITES(K, T, __ATOMIC_SEQ_CST, a, b);                                                                        \
    NUMBER_SITES(K, T, order, a, b);                                                                                   \
  }

NUMBERS_IN_EVERY_ORDER(i8, int8_t, "signed")
NUMBERS_IN_EVERY_ORDER(u8, uint8_t, "unsigned")
NUMBERS_IN_EVERY_ORDER(i16, int16_t, "signed")
NUMBERS_IN_EVERY_ORDER(u16, uint16_t, "unsigned")
NUMBERS_IN_EVERY_ORDER(i32, int32_t, "signed")
NUMBERS_IN_EVERY_ORDER(u32, uint32_t, "unsigned")
NUMBERS_IN_EVERY_ORDER(i64, int64_t, "signed")
NUMBERS_IN_EVERY_ORDER(u64, uint64_t, "unsigned")
READS_IN_EVERY_ORDER(flag, bool)
COMPARES_IN_EVERY_ORDER(flag, bool, !old)
READS_IN_EVERY_ORDER(ref, reference)
COMPARES_IN_EVERY_ORDER(ref, reference, (uintptr_t)old ^ 1)
READS_IN_EVERY_ORDER(single, float)
READS_IN_EVERY_ORDER(twofold, double)

volatile int orders[] = {-1, 0, 1, 2, 3, 4, 5, 6};

#define TRY_NUMBER(K, a, b)                                                                                            \
  K##_reads(a, b, order);                                                                                              \
  K##_compares(a, b, order, failure);                                                                                  \
  K##_numbers(a, b, order)

static void try_orders(int order, int failure) {
  TRY_NUMBER(i8, -128, 127);
  TRY_NUMBER(u8, 200, 100);
  TRY_NUMBER(i16, -32768, 1);
  TRY_NUMBER(u16, 65535, 2);
  TRY_NUMBER(i32, -5, 7);
  TRY_NUMBER(u32, 4000000000u, 3);
  TRY_NUMBER(i64, INT64_MIN, -1);
  TRY_NUMBER(u64, UINT64_MAX, 5);
  flag_reads(true, false, order);
  flag_compares(true, false, order, failure);
  flag_compares(false, true, order, failure);
  ref_reads((reference)16, (reference)32, order);
  ref_compares((reference)16, (reference)32, order, failure);
  single_reads(1.5f, -0.0f, order);
  twofold_reads(2.25, 1e300, order);
}

int main(void) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++)
      try_orders(orders[i], orders[j]);
  return 0;
}
