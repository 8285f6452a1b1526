/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every operation beside what a C11 programmer would write for it:
 *
 *   X(kind, id, operation, result type, parameters after the holder, arguments after the target, the C11 of it)
 *
 * `FIELD(kind)` is the field's address. A test defines X, and so which of the two becomes the function's body.
 */
#include <castaway/castaway.h>
#include <stdatomic.h>

typedef void *reference;

#define NOTHING
#define ARGS(...) , ##__VA_ARGS__

/* ---- Reading and writing ---- */

#define READ_ROWS(X, K, V)                                                                                             \
  X(K, get, get, V, NOTHING, NOTHING, return atomic_load(FIELD(K)))                                                    \
  X(K, get_relaxed, get_explicit, V, NOTHING, ARGS(CW_ORDER_RELAXED),                                                  \
    return atomic_load_explicit(FIELD(K), memory_order_relaxed))                                                       \
  X(K, get_acquire, get_explicit, V, NOTHING, ARGS(CW_ORDER_ACQUIRE),                                                  \
    return atomic_load_explicit(FIELD(K), memory_order_acquire))                                                       \
  X(K, get_consume, get_explicit, V, NOTHING, ARGS(CW_ORDER_CONSUME),                                                  \
    return atomic_load_explicit(FIELD(K), memory_order_consume))

#define WRITE_ROWS(X, K, V)                                                                                            \
  X(K, set, set, void, ARGS(V v), ARGS(v), atomic_store(FIELD(K), v))                                                  \
  X(K, set_zero, set, void, NOTHING, ARGS(0), atomic_store(FIELD(K), 0))                                               \
  X(K, lazy_set, lazy_set, void, ARGS(V v), ARGS(v), atomic_store_explicit(FIELD(K), v, memory_order_release))         \
  X(K, set_relaxed, set_explicit, void, ARGS(V v), ARGS(v, CW_ORDER_RELAXED),                                          \
    atomic_store_explicit(FIELD(K), v, memory_order_relaxed))                                                          \
  X(K, get_and_set, get_and_set, V, ARGS(V v), ARGS(v), return atomic_exchange(FIELD(K), v))                           \
  X(K, get_and_set_acquire, get_and_set_explicit, V, ARGS(V v), ARGS(v, CW_ORDER_ACQUIRE),                             \
    return atomic_exchange_explicit(FIELD(K), v, memory_order_acquire))                                                \
  X(K, exchange_for_nothing, get_and_set, void, ARGS(V v), ARGS(v), atomic_exchange(FIELD(K), v))

/* ---- Comparing ---- */

#define COMPARE(K, strength, success, failure)                                                                         \
  atomic_compare_exchange_##strength##_explicit(FIELD(K), &e, d, memory_order_##success, memory_order_##failure)

#define COMPARE_ROWS(X, K, V)                                                                                          \
  X(K, compare_and_set, compare_and_set, _Bool, ARGS(V e, V d), ARGS(e, d),                                            \
    return atomic_compare_exchange_strong(FIELD(K), &e, d))                                                            \
  X(K, weak_compare_and_set, weak_compare_and_set, _Bool, ARGS(V e, V d), ARGS(e, d),                                  \
    return COMPARE(K, weak, relaxed, relaxed))                                                                         \
  X(K, compare_and_exchange, compare_and_exchange, V, ARGS(V e, V d), ARGS(e, d),                                      \
    return __sync_val_compare_and_swap((V *)FIELD(K), e, d))                                                           \
  X(K, compare_and_set_acq_rel, compare_and_set_explicit, _Bool, ARGS(V e, V d),                                       \
    ARGS(e, d, CW_ORDER_ACQ_REL, CW_ORDER_ACQUIRE), return COMPARE(K, strong, acq_rel, acquire))                       \
  X(K, compare_and_set_release, compare_and_set_explicit, _Bool, ARGS(V e, V d),                                       \
    ARGS(e, d, CW_ORDER_RELEASE, CW_ORDER_RELAXED), return COMPARE(K, strong, release, relaxed))                       \
  X(K, weak_compare_and_set_acquire, weak_compare_and_set_explicit, _Bool, ARGS(V e, V d),                             \
    ARGS(e, d, CW_ORDER_ACQUIRE, CW_ORDER_RELAXED), return COMPARE(K, weak, acquire, relaxed))                         \
  X(K, compare_for_nothing, compare_and_set, void, ARGS(V e, V d), ARGS(e, d), COMPARE(K, strong, seq_cst, seq_cst))

/* Not for pointers: clang compares them as integers, and C11's own form leaves a needless selection behind. */
#define WITNESS_ROWS(X, K, V)                                                                                          \
  X(K, compare_and_exchange_relaxed, compare_and_exchange_explicit, V, ARGS(V e, V d),                                 \
    ARGS(e, d, CW_ORDER_RELAXED, CW_ORDER_RELAXED), COMPARE(K, strong, relaxed, relaxed); return e)

/* ---- Arithmetic ---- */

/* C11 has no minimum and no maximum; clang's built-in functions are what its own atomics are made of. */
#define BOUND(K, V, name) __atomic_fetch_##name((V *)FIELD(K), v, __ATOMIC_SEQ_CST)

#define ADD_ROWS(X, K, V)                                                                                              \
  X(K, get_and_add, get_and_add, V, ARGS(V v), ARGS(v), return atomic_fetch_add(FIELD(K), v))                          \
  X(K, get_and_add_relaxed, get_and_add_explicit, V, ARGS(V v), ARGS(v, CW_ORDER_RELAXED),                             \
    return atomic_fetch_add_explicit(FIELD(K), v, memory_order_relaxed))                                               \
  X(K, get_and_add_acq_rel, get_and_add_explicit, V, ARGS(V v), ARGS(v, CW_ORDER_ACQ_REL),                             \
    return atomic_fetch_add_explicit(FIELD(K), v, memory_order_acq_rel))                                               \
  X(K, add_and_get, add_and_get, V, ARGS(V v), ARGS(v), return atomic_fetch_add(FIELD(K), v) + v)                      \
  X(K, add_for_nothing, get_and_add, void, ARGS(V v), ARGS(v), atomic_fetch_add(FIELD(K), v))                          \
  X(K, get_and_increment, get_and_increment, V, NOTHING, NOTHING, return atomic_fetch_add(FIELD(K), 1))                \
  X(K, increment_and_get, increment_and_get, V, NOTHING, NOTHING, return atomic_fetch_add(FIELD(K), 1) + 1)            \
  X(K, get_and_decrement, get_and_decrement, V, NOTHING, NOTHING, return atomic_fetch_add(FIELD(K), -1))               \
  X(K, decrement_and_get, decrement_and_get, V, NOTHING, NOTHING, return atomic_fetch_add(FIELD(K), -1) - 1)           \
  X(K, increment_for_nothing, get_and_increment, void, NOTHING, NOTHING, atomic_fetch_add(FIELD(K), 1))

#define BIT_ROWS(X, K, V)                                                                                              \
  X(K, get_and_or, get_and_or, V, ARGS(V v), ARGS(v), return atomic_fetch_or(FIELD(K), v))                             \
  X(K, or_and_get, or_and_get, V, ARGS(V v), ARGS(v), return atomic_fetch_or(FIELD(K), v) | v)                         \
  X(K, or_for_nothing, get_and_or, void, ARGS(V v), ARGS(v), atomic_fetch_or(FIELD(K), v))                             \
  X(K, get_and_and, get_and_and, V, ARGS(V v), ARGS(v), return atomic_fetch_and(FIELD(K), v))                          \
  X(K, and_and_get, and_and_get, V, ARGS(V v), ARGS(v), return atomic_fetch_and(FIELD(K), v) & v)                      \
  X(K, get_and_xor, get_and_xor, V, ARGS(V v), ARGS(v), return atomic_fetch_xor(FIELD(K), v))                          \
  X(K, xor_and_get, xor_and_get, V, ARGS(V v), ARGS(v), return atomic_fetch_xor(FIELD(K), v) ^ v)                      \
  X(K, get_and_min, get_and_min, V, ARGS(V v), ARGS(v), return BOUND(K, V, min))                                       \
  X(K, min_and_get, min_and_get, V, ARGS(V v), ARGS(v), V old = BOUND(K, V, min); return old < v ? old : v)            \
  X(K, get_and_max, get_and_max, V, ARGS(V v), ARGS(v), return BOUND(K, V, max))                                       \
  X(K, max_and_get, max_and_get, V, ARGS(V v), ARGS(v), V old = BOUND(K, V, max); return old > v ? old : v)

/* ---- Updating by function ---- */

#define RETRY(K, V, new_value)                                                                                         \
  V old = atomic_load(FIELD(K)), new;                                                                                  \
  do                                                                                                                   \
    new = new_value;                                                                                                   \
  while (!atomic_compare_exchange_strong(FIELD(K), &old, new))

#define UPDATE_ROWS(X, K, V)                                                                                           \
  X(K, get_and_update, get_and_update, V, ARGS(void *c), ARGS(K##_scale, c),                                           \
    RETRY(K, V, K##_scale(old, c)); return old)                                                                        \
  X(K, update_and_get, update_and_get, V, ARGS(void *c), ARGS(K##_scale, c),                                           \
    RETRY(K, V, K##_scale(old, c)); return new)                                                                        \
  X(K, get_and_accumulate, get_and_accumulate, V, ARGS(V v, void *c), ARGS(v, K##_blend, c),                           \
    RETRY(K, V, K##_blend(old, v, c)); return old)                                                                     \
  X(K, accumulate_and_get, accumulate_and_get, V, ARGS(V v, void *c), ARGS(v, K##_blend, c),                           \
    RETRY(K, V, K##_blend(old, v, c)); return new)

static inline int32_t int_scale(int32_t old, void *context) {
  return (int32_t)((uint32_t)old * 3 + (uint32_t)(uintptr_t)context);
}
static inline int32_t int_blend(int32_t old, int32_t v, void *context) {
  return (int32_t)((uint32_t)old * 5 - (uint32_t)v + (uint32_t)(uintptr_t)context);
}
static inline int64_t long_scale(int64_t old, void *context) {
  return (int64_t)((uint64_t)old * 3 + (uintptr_t)context);
}
static inline int64_t long_blend(int64_t old, int64_t v, void *context) {
  return (int64_t)((uint64_t)old * 5 - (uint64_t)v + (uintptr_t)context);
}
static inline void *ref_scale(void *old, void *context) {
  return old ? context : 0;
}
static inline void *ref_blend(void *old, void *v, void *context) {
  return old ? v : context;
}

/* ---- All ---- */

#define FIELD_ROWS(X, K, V) READ_ROWS(X, K, V) WRITE_ROWS(X, K, V) COMPARE_ROWS(X, K, V)
/*
 * LLVM expands a loop around a pointer's compare-and-exchange into more load-exclusive code than one around an
 * integer's, which is what clang makes of C11: two instructions a round. Only there are these functions not compared.
 * LLVM 19 also tests the success flag by another instruction (cbz for tbz) where there is a cold path.
 */
#ifdef LOAD_EXCLUSIVE
#define REFERENCE_UPDATE_ROWS(X, K, V)
#else
#define REFERENCE_UPDATE_ROWS(X, K, V) UPDATE_ROWS(X, K, V)
#endif
#if defined LOAD_EXCLUSIVE && defined COLD_PATH && __clang_major__ < 20
#define NUMBER_UPDATE_ROWS(X, K, V)
#else
#define NUMBER_UPDATE_ROWS(X, K, V) UPDATE_ROWS(X, K, V)
#endif

#define NUMBER_ROWS(X, K, V)                                                                                           \
  FIELD_ROWS(X, K, V) WITNESS_ROWS(X, K, V) NUMBER_UPDATE_ROWS(X, K, V) ADD_ROWS(X, K, V) BIT_ROWS(X, K, V)
#define REFERENCE_ROWS(X, K, V) FIELD_ROWS(X, K, V) REFERENCE_UPDATE_ROWS(X, K, V)
#define ALL_ROWS(X) NUMBER_ROWS(X, int, int32_t) NUMBER_ROWS(X, long, int64_t) REFERENCE_ROWS(X, ref, reference)
