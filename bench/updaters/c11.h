/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The limit: each operation as somebody who knows C11 atomics would write it on the field itself. No checks, no
 * descriptors; the same names and argument order as the updaters, so that the loops stay the same source.
 */
#ifndef CASTAWAY_BENCH_C11_H
#define CASTAWAY_BENCH_C11_H

#include <castaway/int_field.h>
#include <castaway/long_field.h>
#include <castaway/order.h>
#include <castaway/ref_field.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define C11_FUNCTION static inline __attribute__((always_inline, unused))

#define C11_READ_AND_WRITE(kind, T)                                                                                    \
  C11_FUNCTION T c11_##kind##_get(_Atomic(T) *field) {                                                                 \
    return atomic_load(field);                                                                                         \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_explicit(_Atomic(T) *field, cw_order order) {                                        \
    return atomic_load_explicit(field, (memory_order)order);                                                           \
  }                                                                                                                    \
  C11_FUNCTION void c11_##kind##_set(_Atomic(T) *field, T value) {                                                     \
    atomic_store(field, value);                                                                                        \
  }                                                                                                                    \
  C11_FUNCTION void c11_##kind##_set_explicit(_Atomic(T) *field, T value, cw_order order) {                            \
    atomic_store_explicit(field, value, (memory_order)order);                                                          \
  }                                                                                                                    \
  C11_FUNCTION void c11_##kind##_lazy_set(_Atomic(T) *field, T value) {                                                \
    atomic_store_explicit(field, value, memory_order_release);                                                         \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_set(_Atomic(T) *field, T value) {                                                \
    return atomic_exchange(field, value);                                                                              \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_set_explicit(_Atomic(T) *field, T value, cw_order order) {                       \
    return atomic_exchange_explicit(field, value, (memory_order)order);                                                \
  }

#define C11_COMPARE(kind, T)                                                                                           \
  C11_FUNCTION bool c11_##kind##_compare_and_set(_Atomic(T) *field, T expected, T desired) {                           \
    return atomic_compare_exchange_strong(field, &expected, desired);                                                  \
  }                                                                                                                    \
  C11_FUNCTION bool c11_##kind##_compare_and_set_explicit(_Atomic(T) *field, T expected, T desired, cw_order success,  \
                                                          cw_order failure) {                                          \
    return atomic_compare_exchange_strong_explicit(field, &expected, desired, (memory_order)success,                   \
                                                   (memory_order)failure);                                             \
  }                                                                                                                    \
  C11_FUNCTION bool c11_##kind##_weak_compare_and_set(_Atomic(T) *field, T expected, T desired) {                      \
    return atomic_compare_exchange_weak_explicit(field, &expected, desired, memory_order_relaxed,                      \
                                                 memory_order_relaxed);                                                \
  }                                                                                                                    \
  C11_FUNCTION bool c11_##kind##_weak_compare_and_set_explicit(_Atomic(T) *field, T expected, T desired,               \
                                                               cw_order success, cw_order failure) {                   \
    return atomic_compare_exchange_weak_explicit(field, &expected, desired, (memory_order)success,                     \
                                                 (memory_order)failure);                                               \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_compare_and_exchange(_Atomic(T) *field, T expected, T desired) {                         \
    atomic_compare_exchange_strong(field, &expected, desired);                                                         \
    return expected;                                                                                                   \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_compare_and_exchange_explicit(_Atomic(T) *field, T expected, T desired,                  \
                                                            cw_order success, cw_order failure) {                      \
    atomic_compare_exchange_strong_explicit(field, &expected, desired, (memory_order)success, (memory_order)failure);  \
    return expected;                                                                                                   \
  }

/* A retry loop whose new value is `replacement`, an expression of `old`. */
#define C11_RETRY(T, replacement, answer)                                                                              \
  T old = atomic_load_explicit(field, memory_order_relaxed);                                                           \
  T desired = (replacement);                                                                                           \
  while (!atomic_compare_exchange_weak(field, &old, desired))                                                          \
    desired = (replacement);                                                                                           \
  return (answer)

#define C11_UPDATE(kind, T)                                                                                            \
  C11_FUNCTION T c11_##kind##_get_and_update(_Atomic(T) *field, cw_##kind##_update_fn *function, void *context) {      \
    C11_RETRY(T, function(old, context), old);                                                                         \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_update_and_get(_Atomic(T) *field, cw_##kind##_update_fn *function, void *context) {      \
    C11_RETRY(T, function(old, context), desired);                                                                     \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_accumulate(_Atomic(T) *field, T operand, cw_##kind##_accumulate_fn *function,    \
                                                 void *context) {                                                      \
    C11_RETRY(T, function(old, operand, context), old);                                                                \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_accumulate_and_get(_Atomic(T) *field, T operand, cw_##kind##_accumulate_fn *function,    \
                                                 void *context) {                                                      \
    C11_RETRY(T, function(old, operand, context), desired);                                                            \
  }

#define C11_ADD(kind, T)                                                                                               \
  C11_FUNCTION T c11_##kind##_get_and_add(_Atomic(T) *field, T delta) {                                                \
    return atomic_fetch_add(field, delta);                                                                             \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_add_explicit(_Atomic(T) *field, T delta, cw_order order) {                       \
    return atomic_fetch_add_explicit(field, delta, (memory_order)order);                                               \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_add_and_get(_Atomic(T) *field, T delta) {                                                \
    return atomic_fetch_add(field, delta) + delta;                                                                     \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_increment(_Atomic(T) *field) {                                                   \
    return atomic_fetch_add(field, 1);                                                                                 \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_increment_and_get(_Atomic(T) *field) {                                                   \
    return atomic_fetch_add(field, 1) + 1;                                                                             \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_decrement(_Atomic(T) *field) {                                                   \
    return atomic_fetch_sub(field, 1);                                                                                 \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_decrement_and_get(_Atomic(T) *field) {                                                   \
    return atomic_fetch_sub(field, 1) - 1;                                                                             \
  }

#define C11_LOGIC(kind, T)                                                                                             \
  C11_FUNCTION T c11_##kind##_get_and_or(_Atomic(T) *field, T mask) {                                                  \
    return atomic_fetch_or(field, mask);                                                                               \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_or_and_get(_Atomic(T) *field, T mask) {                                                  \
    return atomic_fetch_or(field, mask) | mask;                                                                        \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_and(_Atomic(T) *field, T mask) {                                                 \
    return atomic_fetch_and(field, mask);                                                                              \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_and_and_get(_Atomic(T) *field, T mask) {                                                 \
    return atomic_fetch_and(field, mask) & mask;                                                                       \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_xor(_Atomic(T) *field, T mask) {                                                 \
    return atomic_fetch_xor(field, mask);                                                                              \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_xor_and_get(_Atomic(T) *field, T mask) {                                                 \
    return atomic_fetch_xor(field, mask) ^ mask;                                                                       \
  }

/* C11 has no minimum and maximum: a retry loop is what one writes. */
#define C11_BOUND(kind, T)                                                                                             \
  C11_FUNCTION T c11_##kind##_get_and_min(_Atomic(T) *field, T bound) {                                                \
    C11_RETRY(T, old < bound ? old : bound, old);                                                                      \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_min_and_get(_Atomic(T) *field, T bound) {                                                \
    C11_RETRY(T, old < bound ? old : bound, desired);                                                                  \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_get_and_max(_Atomic(T) *field, T bound) {                                                \
    C11_RETRY(T, old > bound ? old : bound, old);                                                                      \
  }                                                                                                                    \
  C11_FUNCTION T c11_##kind##_max_and_get(_Atomic(T) *field, T bound) {                                                \
    C11_RETRY(T, old > bound ? old : bound, desired);                                                                  \
  }

#define C11_ALL(kind, T)                                                                                               \
  C11_READ_AND_WRITE(kind, T)                                                                                          \
  C11_COMPARE(kind, T)                                                                                                 \
  C11_UPDATE(kind, T)
#define C11_ALL_ARITHMETIC(kind, T)                                                                                    \
  C11_ADD(kind, T)                                                                                                     \
  C11_LOGIC(kind, T)                                                                                                   \
  C11_BOUND(kind, T)

C11_ALL(int, int32_t)
C11_ALL_ARITHMETIC(int, int32_t)
C11_ALL(long, long)
C11_ALL_ARITHMETIC(long, long)
C11_ALL(ref, target *)

#endif
