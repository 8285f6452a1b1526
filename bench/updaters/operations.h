/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations that are measured, each written once: X(kind, idiom, holder, name, result, arguments).
 *
 * `result` is VALUE or NOTHING. `arguments` are those after the target, led by a comma so that a list can be empty;
 * they use the loop's own variables: `expected` and `value`, both equal to what the field holds at first, so that each
 * compare-and-set succeeds; and the loop's own functions, KIND_update and KIND_accumulate.
 */
#ifndef CASTAWAY_BENCH_OPERATIONS_H
#define CASTAWAY_BENCH_OPERATIONS_H

/* Those of field_operations.h.in: of all three kinds. */
#define BENCH_FIELD_OPERATIONS(X, kind, idiom, holder)                                                                 \
  X(kind, idiom, holder, get, VALUE, ())                                                                               \
  X(kind, idiom, holder, get_explicit, VALUE, (, CW_ORDER_ACQUIRE))                                                    \
  X(kind, idiom, holder, set, NOTHING, (, value))                                                                      \
  X(kind, idiom, holder, set_explicit, NOTHING, (, value, CW_ORDER_RELAXED))                                           \
  X(kind, idiom, holder, lazy_set, NOTHING, (, value))                                                                 \
  X(kind, idiom, holder, get_and_set, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_set_explicit, VALUE, (, value, CW_ORDER_ACQ_REL))                                     \
  X(kind, idiom, holder, compare_and_set, VALUE, (, expected, value))                                                  \
  X(kind, idiom, holder, compare_and_set_explicit, VALUE, (, expected, value, CW_ORDER_ACQ_REL, CW_ORDER_ACQUIRE))     \
  X(kind, idiom, holder, weak_compare_and_set, VALUE, (, expected, value))                                             \
  X(kind, idiom, holder, weak_compare_and_set_explicit, VALUE,                                                         \
    (, expected, value, CW_ORDER_RELEASE, CW_ORDER_RELAXED))                                                           \
  X(kind, idiom, holder, compare_and_exchange, VALUE, (, expected, value))                                             \
  X(kind, idiom, holder, compare_and_exchange_explicit, VALUE,                                                         \
    (, expected, value, CW_ORDER_ACQUIRE, CW_ORDER_ACQUIRE))                                                           \
  X(kind, idiom, holder, get_and_update, VALUE, (, kind##_update, 0))                                                  \
  X(kind, idiom, holder, update_and_get, VALUE, (, kind##_update, 0))                                                  \
  X(kind, idiom, holder, get_and_accumulate, VALUE, (, value, kind##_accumulate, 0))                                   \
  X(kind, idiom, holder, accumulate_and_get, VALUE, (, value, kind##_accumulate, 0))

/* Those of arithmetic_operations.h.in: of integers. */
#define BENCH_ARITHMETIC_OPERATIONS(X, kind, idiom, holder)                                                            \
  X(kind, idiom, holder, get_and_add, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_add_explicit, VALUE, (, value, CW_ORDER_RELAXED))                                     \
  X(kind, idiom, holder, add_and_get, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_increment, VALUE, ())                                                                 \
  X(kind, idiom, holder, increment_and_get, VALUE, ())                                                                 \
  X(kind, idiom, holder, get_and_decrement, VALUE, ())                                                                 \
  X(kind, idiom, holder, decrement_and_get, VALUE, ())                                                                 \
  X(kind, idiom, holder, get_and_or, VALUE, (, value))                                                                 \
  X(kind, idiom, holder, or_and_get, VALUE, (, value))                                                                 \
  X(kind, idiom, holder, get_and_and, VALUE, (, value))                                                                \
  X(kind, idiom, holder, and_and_get, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_xor, VALUE, (, value))                                                                \
  X(kind, idiom, holder, xor_and_get, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_min, VALUE, (, value))                                                                \
  X(kind, idiom, holder, min_and_get, VALUE, (, value))                                                                \
  X(kind, idiom, holder, get_and_max, VALUE, (, value))                                                                \
  X(kind, idiom, holder, max_and_get, VALUE, (, value))

/* Every operation of every kind. */
#define BENCH_ALL_OPERATIONS(X, idiom, holder)                                                                         \
  BENCH_FIELD_OPERATIONS(X, int, idiom, holder)                                                                        \
  BENCH_ARITHMETIC_OPERATIONS(X, int, idiom, holder)                                                                   \
  BENCH_FIELD_OPERATIONS(X, long, idiom, holder)                                                                       \
  BENCH_ARITHMETIC_OPERATIONS(X, long, idiom, holder)                                                                  \
  BENCH_FIELD_OPERATIONS(X, ref, idiom, holder)

/*
 * ... in every setting: the idiom is how the field is named, the holder how its object's class is known.
 *
 *   constant   a constant updater                      exact     an object of the updater's own class
 *   startup    an updater made by name at start-up     subclass  an object of a subclass of it
 *   name       the name is looked up at each call      plain     a struct without a class, known not to be null
 *
 * A look-up by name answers an offset, and operations by offset check no class: exact and subclass are the same there.
 */
#define BENCH_OPERATIONS(X)                                                                                            \
  BENCH_ALL_OPERATIONS(X, constant, exact)                                                                             \
  BENCH_ALL_OPERATIONS(X, constant, subclass)                                                                          \
  BENCH_ALL_OPERATIONS(X, constant, plain)                                                                             \
  BENCH_ALL_OPERATIONS(X, startup, exact)                                                                              \
  BENCH_ALL_OPERATIONS(X, name, exact)                                                                                 \
  BENCH_ALL_OPERATIONS(X, name, plain)

#endif
