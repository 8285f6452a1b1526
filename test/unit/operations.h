/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every operation of the target's kind as a row of one table, callable with the same arguments.
 */
#ifndef TEST_UNIT_OPERATIONS_H
#define TEST_UNIT_OPERATIONS_H

#include "target.h"

/* What an operation takes besides its target, as far as it can be wrong. */
enum {
  TAKES_NOTHING = 0,
  TAKES_VALUE = 1, /* one that it stores */
  TAKES_FUNCTION = 2,
  TAKES_LOAD_ORDER = 4,
  TAKES_STORE_ORDER = 8,
  TAKES_ANY_ORDER = 16,
  TAKES_COMPARE_ORDERS = 32,
  TAKES_ORDER = TAKES_LOAD_ORDER | TAKES_STORE_ORDER | TAKES_ANY_ORDER | TAKES_COMPARE_ORDERS
};

/* X(name, how it answers, what it takes, its arguments); an explicit operation follows the one that it is a form of. */
#define READING_OPERATIONS(X)                                                                                          \
  X(get, ANSWERS, TAKES_NOTHING, (TARGET))                                                                             \
  X(get_explicit, ANSWERS, TAKES_LOAD_ORDER, (TARGET, a->success))                                                     \
  X(lazy_set, IS_SILENT, TAKES_VALUE, (TARGET, a->second))                                                             \
  X(set, IS_SILENT, TAKES_VALUE, (TARGET, a->second))                                                                  \
  X(set_explicit, IS_SILENT, TAKES_VALUE | TAKES_STORE_ORDER, (TARGET, a->second, a->success))                         \
  X(get_and_set, ANSWERS, TAKES_VALUE, (TARGET, a->second))                                                            \
  X(get_and_set_explicit, ANSWERS, TAKES_VALUE | TAKES_ANY_ORDER, (TARGET, a->second, a->success))

#ifdef KIND_FLOATING
#define COMPARING_OPERATIONS(X)
#define UPDATING_OPERATIONS(X)
#else
#define COMPARING_OPERATIONS(X)                                                                                        \
  X(compare_and_set, ANSWERS, TAKES_VALUE, (TARGET, a->first, a->second))                                              \
  X(compare_and_set_explicit, ANSWERS, TAKES_VALUE | TAKES_COMPARE_ORDERS,                                             \
    (TARGET, a->first, a->second, a->success, a->failure))                                                             \
  X(weak_compare_and_set, ANSWERS, TAKES_VALUE, (TARGET, a->first, a->second))                                         \
  X(weak_compare_and_set_explicit, ANSWERS, TAKES_VALUE | TAKES_COMPARE_ORDERS,                                        \
    (TARGET, a->first, a->second, a->success, a->failure))                                                             \
  X(compare_and_exchange, ANSWERS, TAKES_VALUE, (TARGET, a->first, a->second))                                         \
  X(compare_and_exchange_explicit, ANSWERS, TAKES_VALUE | TAKES_COMPARE_ORDERS,                                        \
    (TARGET, a->first, a->second, a->success, a->failure))
#define UPDATING_OPERATIONS(X)                                                                                         \
  X(get_and_update, ANSWERS, TAKES_FUNCTION, (TARGET, a->update, a->context))                                          \
  X(get_and_update_explicit, ANSWERS, TAKES_FUNCTION | TAKES_ANY_ORDER, (TARGET, a->update, a->context, a->success))   \
  X(update_and_get, ANSWERS, TAKES_FUNCTION, (TARGET, a->update, a->context))                                          \
  X(update_and_get_explicit, ANSWERS, TAKES_FUNCTION | TAKES_ANY_ORDER, (TARGET, a->update, a->context, a->success))   \
  X(get_and_accumulate, ANSWERS, TAKES_FUNCTION, (TARGET, a->first, a->accumulate, a->context))                        \
  X(get_and_accumulate_explicit, ANSWERS, TAKES_FUNCTION | TAKES_ANY_ORDER,                                            \
    (TARGET, a->first, a->accumulate, a->context, a->success))                                                         \
  X(accumulate_and_get, ANSWERS, TAKES_FUNCTION, (TARGET, a->first, a->accumulate, a->context))                        \
  X(accumulate_and_get_explicit, ANSWERS, TAKES_FUNCTION | TAKES_ANY_ORDER,                                            \
    (TARGET, a->first, a->accumulate, a->context, a->success))
#endif

#ifdef IS_INTEGER
#define ARITHMETIC_OPERATIONS(X)                                                                                       \
  X(get_and_add, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(get_and_add_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(add_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(add_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(get_and_increment, ANSWERS, TAKES_NOTHING, (TARGET))                                                               \
  X(get_and_increment_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->success))                                        \
  X(increment_and_get, ANSWERS, TAKES_NOTHING, (TARGET))                                                               \
  X(increment_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->success))                                        \
  X(get_and_decrement, ANSWERS, TAKES_NOTHING, (TARGET))                                                               \
  X(get_and_decrement_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->success))                                        \
  X(decrement_and_get, ANSWERS, TAKES_NOTHING, (TARGET))                                                               \
  X(decrement_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->success))                                        \
  X(get_and_or, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                            \
  X(get_and_or_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                     \
  X(or_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                            \
  X(or_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                     \
  X(get_and_and, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(get_and_and_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(and_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(and_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(get_and_xor, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(get_and_xor_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(xor_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(xor_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(get_and_min, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(get_and_min_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(min_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(min_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(get_and_max, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(get_and_max_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))                                    \
  X(max_and_get, ANSWERS, TAKES_NOTHING, (TARGET, a->first))                                                           \
  X(max_and_get_explicit, ANSWERS, TAKES_ANY_ORDER, (TARGET, a->first, a->success))
#else
#define ARITHMETIC_OPERATIONS(X)
#endif

#define ALL_OPERATIONS(X) READING_OPERATIONS(X) COMPARING_OPERATIONS(X) UPDATING_OPERATIONS(X) ARITHMETIC_OPERATIONS(X)

#define ANSWERS(call) return (answer)(call)
#define IS_SILENT(call)                                                                                                \
  do {                                                                                                                 \
    call;                                                                                                              \
    return 0;                                                                                                          \
  } while (0)
#define DEFINE_CALL(name, answers, takes, args)                                                                        \
  static answer call_##name(const arguments *a) {                                                                      \
    answers(OP(name) args);                                                                                            \
  }
ALL_OPERATIONS(DEFINE_CALL)

typedef struct operation {
  const char *name; /* with its prefix, as in a fault */
  answer (*call)(const arguments *a);
  int takes;
} operation;

#define OPERATION_ROW(name, answers, takes, args) {PREFIX #name, call_##name, takes},
static const operation operations[] = {ALL_OPERATIONS(OPERATION_ROW)};

enum { OPERATIONS = sizeof operations / sizeof operations[0] };

#endif
