/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every operation as a row: X(id, operation, how it answers, what it takes, its arguments). An operation with orders
 * has a row for each constant order, valid or not, and one for an order that only the run knows.
 */

/* What a call takes besides its target, so that only what matters is varied. */
enum {
  TAKES_NOTHING = 0,
  TAKES_FIRST = 1,
  TAKES_SECOND = 2,
  TAKES_FUNCTION = 4,
  TAKES_CONSTANT_ORDER = 8, /* the other arguments need little variety */
  TAKES_ORDER = 16
};

#define ORDERS(Y, ...)                                                                                                 \
  Y(RELAXED, __VA_ARGS__)                                                                                              \
  Y(CONSUME, __VA_ARGS__) Y(ACQUIRE, __VA_ARGS__) Y(RELEASE, __VA_ARGS__) Y(ACQ_REL, __VA_ARGS__)                      \
      Y(SEQ_CST, __VA_ARGS__)
/* The same again: a macro is not expanded within itself. */
#define FAILURE_ORDERS(Y, ...)                                                                                         \
  Y(RELAXED, __VA_ARGS__)                                                                                              \
  Y(CONSUME, __VA_ARGS__) Y(ACQUIRE, __VA_ARGS__) Y(RELEASE, __VA_ARGS__) Y(ACQ_REL, __VA_ARGS__)                      \
      Y(SEQ_CST, __VA_ARGS__)

/* ---- Rows with constant orders ---- */

#define GET_ROW(order, X)                                                                                              \
  X(get_explicit_##order, get_explicit, ANSWERS, TAKES_CONSTANT_ORDER, (TARGET, CW_ORDER_##order))
#define SET_ROW(order, X)                                                                                              \
  X(set_explicit_##order, set_explicit, IS_SILENT, TAKES_SECOND | TAKES_CONSTANT_ORDER,                                \
    (TARGET, a->second, CW_ORDER_##order))
#define EXCHANGE_ROW(order, X)                                                                                         \
  X(get_and_set_explicit_##order, get_and_set_explicit, ANSWERS, TAKES_SECOND | TAKES_CONSTANT_ORDER,                  \
    (TARGET, a->second, CW_ORDER_##order))
#define ADD_ROW(order, X)                                                                                              \
  X(get_and_add_explicit_##order, get_and_add_explicit, ANSWERS, TAKES_FIRST | TAKES_CONSTANT_ORDER,                   \
    (TARGET, a->first, CW_ORDER_##order))

#define COMPARE_ROW(failure, X, name, answer, success)                                                                 \
  X(name##_##success##_##failure, name, answer, TAKES_FIRST | TAKES_SECOND | TAKES_CONSTANT_ORDER,                     \
    (TARGET, a->first, a->second, CW_ORDER_##success, CW_ORDER_##failure))
#define COMPARE_ROWS(success, X, name, answer) FAILURE_ORDERS(COMPARE_ROW, X, name, answer, success)
#define ALL_COMPARE_ROWS(X)                                                                                            \
  ORDERS(COMPARE_ROWS, X, compare_and_set_explicit, ANSWERS)                                                           \
  ORDERS(COMPARE_ROWS, X, weak_compare_and_set_explicit, ANSWERS_WEAKLY)                                               \
  ORDERS(COMPARE_ROWS, X, compare_and_exchange_explicit, ANSWERS)

/* ---- Reading, writing, comparing, updating ---- */

#define FIELD_OPERATIONS(X)                                                                                            \
  X(get, get, ANSWERS, TAKES_NOTHING, (TARGET))                                                                        \
  X(get_explicit, get_explicit, ANSWERS, TAKES_ORDER, (TARGET, a->success))                                            \
  X(set, set, IS_SILENT, TAKES_SECOND, (TARGET, a->second))                                                            \
  X(set_explicit, set_explicit, IS_SILENT, TAKES_SECOND | TAKES_ORDER, (TARGET, a->second, a->success))                \
  X(lazy_set, lazy_set, IS_SILENT, TAKES_SECOND, (TARGET, a->second))                                                  \
  X(get_and_set, get_and_set, ANSWERS, TAKES_SECOND, (TARGET, a->second))                                              \
  X(get_and_set_explicit, get_and_set_explicit, ANSWERS, TAKES_SECOND | TAKES_ORDER, (TARGET, a->second, a->success))  \
  X(compare_and_set, compare_and_set, ANSWERS, TAKES_FIRST | TAKES_SECOND, (TARGET, a->first, a->second))              \
  X(compare_and_set_explicit, compare_and_set_explicit, ANSWERS, TAKES_FIRST | TAKES_SECOND | TAKES_ORDER,             \
    (TARGET, a->first, a->second, a->success, a->failure))                                                             \
  X(weak_compare_and_set, weak_compare_and_set, ANSWERS_WEAKLY, TAKES_FIRST | TAKES_SECOND,                            \
    (TARGET, a->first, a->second))                                                                                     \
  X(weak_compare_and_set_explicit, weak_compare_and_set_explicit, ANSWERS_WEAKLY,                                      \
    TAKES_FIRST | TAKES_SECOND | TAKES_ORDER, (TARGET, a->first, a->second, a->success, a->failure))                   \
  X(compare_and_exchange, compare_and_exchange, ANSWERS, TAKES_FIRST | TAKES_SECOND, (TARGET, a->first, a->second))    \
  X(compare_and_exchange_explicit, compare_and_exchange_explicit, ANSWERS, TAKES_FIRST | TAKES_SECOND | TAKES_ORDER,   \
    (TARGET, a->first, a->second, a->success, a->failure))                                                             \
  X(get_and_update, get_and_update, ANSWERS, TAKES_SECOND | TAKES_FUNCTION, (TARGET, a->update, a->context))           \
  X(update_and_get, update_and_get, ANSWERS, TAKES_SECOND | TAKES_FUNCTION, (TARGET, a->update, a->context))           \
  X(get_and_update_known, get_and_update, ANSWERS, TAKES_SECOND, (TARGET, update, a->context))                         \
  X(update_and_get_null, update_and_get, ANSWERS, TAKES_SECOND, (TARGET, 0, a->context))                               \
  X(get_and_accumulate, get_and_accumulate, ANSWERS, TAKES_FIRST | TAKES_SECOND | TAKES_FUNCTION,                      \
    (TARGET, a->first, a->accumulate, a->context))                                                                     \
  X(accumulate_and_get, accumulate_and_get, ANSWERS, TAKES_FIRST | TAKES_SECOND | TAKES_FUNCTION,                      \
    (TARGET, a->first, a->accumulate, a->context))                                                                     \
  ORDERS(GET_ROW, X)                                                                                                   \
  ORDERS(SET_ROW, X)                                                                                                   \
  ORDERS(EXCHANGE_ROW, X)

/* ---- Arithmetic ---- */

#ifdef FIELD_REF
#define ARITHMETIC_OPERATIONS(X)
#else
#define NO_OPERAND(X, name) X(name, name, ANSWERS, TAKES_NOTHING, (TARGET))
#define ONE_OPERAND(X, name) X(name, name, ANSWERS, TAKES_FIRST, (TARGET, a->first))
#define ARITHMETIC_OPERATIONS(X)                                                                                       \
  ONE_OPERAND(X, get_and_add)                                                                                          \
  X(get_and_add_explicit, get_and_add_explicit, ANSWERS, TAKES_FIRST | TAKES_ORDER, (TARGET, a->first, a->success))    \
  ONE_OPERAND(X, add_and_get)                                                                                          \
  NO_OPERAND(X, get_and_increment)                                                                                     \
  NO_OPERAND(X, increment_and_get)                                                                                     \
  NO_OPERAND(X, get_and_decrement)                                                                                     \
  NO_OPERAND(X, decrement_and_get)                                                                                     \
  ONE_OPERAND(X, get_and_or)                                                                                           \
  ONE_OPERAND(X, or_and_get)                                                                                           \
  ONE_OPERAND(X, get_and_and)                                                                                          \
  ONE_OPERAND(X, and_and_get)                                                                                          \
  ONE_OPERAND(X, get_and_xor)                                                                                          \
  ONE_OPERAND(X, xor_and_get)                                                                                          \
  ONE_OPERAND(X, get_and_min)                                                                                          \
  ONE_OPERAND(X, min_and_get)                                                                                          \
  ONE_OPERAND(X, get_and_max)                                                                                          \
  ONE_OPERAND(X, max_and_get)                                                                                          \
  ORDERS(ADD_ROW, X)
#endif

#define ALL_OPERATIONS(X) FIELD_OPERATIONS(X) ARITHMETIC_OPERATIONS(X)
/* With each pair of orders: 108 rows more, so only for the ways that differ most. */
#define ALL_OPERATIONS_AND_ORDERS(X) ALL_OPERATIONS(X) ALL_COMPARE_ROWS(X)
