/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Helpers that are not castaway's, for any kind of value, beside what a C11 programmer would write: with MANUAL each
 * function is its C11, otherwise the call. `NUMBER(name, type, signed)` and its parts define the functions of a kind.
 */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef void *reference;

#define CONTRACT(text) __attribute__((annotate("castaway:op " text " object=0 offset=1")))
#define FIELD(T) ((_Atomic(T) *)((char *)object + 16))

#ifdef MANUAL
#define BODY(call, manual) manual
#else
#define BODY(call, manual) call
#endif

/* `id`: what the helper and the order say together. */
#define FUNCTION(R, id, parameters, call, manual)                                                                      \
  __attribute__((nonnull)) R id parameters {                                                                        \
    BODY(call, manual);                                                                                                \
  }

/* ---- Reading, writing ---- */

#define LOAD(K, T, order)                                                                                              \
  FUNCTION(T, K##_load_##order, (void *object), return op_load_##K(object, 16, memory_order_##order),                  \
           return atomic_load_explicit(FIELD(T), memory_order_##order))
#define STORE(K, T, order)                                                                                             \
  FUNCTION(void, K##_store_##order, (void *object, T v), op_store_##K(object, 16, v, memory_order_##order),            \
           atomic_store_explicit(FIELD(T), v, memory_order_##order))
#define EXCHANGE(K, T, order)                                                                                          \
  FUNCTION(T, K##_exchange_##order, (void *object, T v), return op_exchange_##K(object, 16, v, memory_order_##order),  \
           return atomic_exchange_explicit(FIELD(T), v, memory_order_##order))

#define READS(K, T)                                                                                                    \
  CONTRACT("load returns=old order=arg2") T op_load_##K(void *, long, int);                                            \
  CONTRACT("store value=2 returns=nothing order=arg3") void op_store_##K(void *, long, T, int);                        \
  CONTRACT("exchange value=2 returns=old order=arg3") T op_exchange_##K(void *, long, T, int);                         \
  LOAD(K, T, relaxed)                                                                                                  \
  LOAD(K, T, consume)                                                                                                  \
  LOAD(K, T, acquire)                                                                                                  \
  LOAD(K, T, seq_cst)                                                                                                  \
  STORE(K, T, relaxed)                                                                                                 \
  STORE(K, T, release)                                                                                                 \
  STORE(K, T, seq_cst)                                                                                                 \
  FOR_ORDERS(EXCHANGE, K, T)

#define FOR_ORDERS(X, K, T)                                                                                            \
  X(K, T, relaxed) X(K, T, consume) X(K, T, acquire) X(K, T, release) X(K, T, acq_rel) X(K, T, seq_cst)

/* ---- Comparing ---- */

/* Expected by pointer, as in C11, and by value. */
#define COMPARE(K, T, strength, success, failure)                                                                      \
  FUNCTION(bool, K##_##strength##_##success##_##failure, (void *object, T *e, T d),                                    \
           return op_##strength##_##K(object, 16, e, d, memory_order_##success, memory_order_##failure),               \
           return atomic_compare_exchange_##strength##_explicit(FIELD(T), e, d, memory_order_##success,                \
                                                                memory_order_##failure))
#define TEST(K, T, order)                                                                                              \
  FUNCTION(bool, K##_test_##order, (void *object, T e, T d), return op_test_##K(object, 16, e, d),                     \
           return atomic_compare_exchange_strong_explicit(FIELD(T), &e, d, memory_order_##order, memory_order_relaxed))

#define COMPARE_ORDERS(X, K, T, strength)                                                                              \
  X(K, T, strength, relaxed, relaxed)                                                                                  \
  X(K, T, strength, acquire, relaxed)                                                                                  \
  X(K, T, strength, release, relaxed)                                                                                  \
  X(K, T, strength, acq_rel, acquire)                                                                                  \
  X(K, T, strength, seq_cst, seq_cst) X(K, T, strength, relaxed, seq_cst) X(K, T, strength, release, acquire)

#define COMPARES(K, T)                                                                                                 \
  CONTRACT("compare_exchange expected=*2 desired=3 returns=success order=arg4 failure=arg5")                           \
  bool op_strong_##K(void *, long, T *, T, int, int) __attribute__((nonnull));                                         \
  CONTRACT("compare_exchange expected=*2 desired=3 returns=success order=arg4 failure=arg5 weak")                      \
  bool op_weak_##K(void *, long, T *, T, int, int) __attribute__((nonnull));                                           \
  CONTRACT("compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=relaxed")                      \
  bool op_test_##K(void *, long, T, T);                                                                                \
  COMPARE_ORDERS(COMPARE, K, T, strong)                                                                                \
  COMPARE_ORDERS(COMPARE, K, T, weak)                                                                                  \
  TEST(K, T, acq_rel)

/* ---- Arithmetic ---- */

#define FETCH(K, T, name, order)                                                                                       \
  FUNCTION(T, K##_##name##_##order, (void *object, T v), return op_##name##_##K(object, 16, v, memory_order_##order),  \
           return __atomic_fetch_##name((T *)FIELD(T), v, memory_order_##order))
#define ARITHMETIC_OF(K, T, name, sign)                                                                                \
  CONTRACT(#name " value=2 returns=old order=arg3" sign) T op_##name##_##K(void *, long, T, int);                      \
  FETCH(K, T, name, relaxed)                                                                                           \
  FETCH(K, T, name, acquire)                                                                                           \
  FETCH(K, T, name, release)                                                                                           \
  FETCH(K, T, name, acq_rel)                                                                                           \
  FETCH(K, T, name, seq_cst)

#define ARITHMETIC(K, T, sign)                                                                                         \
  ARITHMETIC_OF(K, T, add, "")                                                                                         \
  ARITHMETIC_OF(K, T, sub, "")                                                                                         \
  ARITHMETIC_OF(K, T, and, "")                                                                                         \
  ARITHMETIC_OF(K, T, or, "")                                                                                          \
  ARITHMETIC_OF(K, T, xor, "")                                                                                         \
  ARITHMETIC_OF(K, T, min, " " #sign)                                                                                  \
  ARITHMETIC_OF(K, T, max, " " #sign)

#define NUMBER(K, T, sign) READS(K, T) COMPARES(K, T) ARITHMETIC(K, T, sign)
