/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of an integer field, included once for each idiom; no include guard, on purpose. The including file has
 * the classes `cell_class` (struct cell, with left, value and right), `subcell_class` and `stranger_class`, and defines
 *
 *   IDIOM       a word that makes the names of this inclusion's functions
 *   OP(name)    the operation's function
 *   TARGET(c)   the first two arguments for cell `c`
 *   BY_OFFSET   1 for operations by offset, which cannot know a wrong holder
 *   VALUE, LOWEST, HIGHEST
 *
 * Negative numbers, N(-1) and so on, are the great ones of an unsigned kind. Fields are also looked at as if they were
 * not atomic, RAW(field): where nobody else does, and for kinds that a compiler would call a library for.
 */
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define CASES(name) JOIN(name, IDIOM)
#define N(number) ((VALUE)(number))
#define RAW(field) (*(raw_value *)&(field))

static cell CASES(new_cell)(VALUE value) {
  return (cell){{&cell_class}, 11, value, 22};
}

static void CASES(read_and_write)(void) {
  cell c = CASES(new_cell)(1);
  trace_number("get", OP(get)(TARGET(&c)), 1);
  OP(set)(TARGET(&c), 2);
  trace_number("set", OP(get)(TARGET(&c)), 2);
  OP(set)(TARGET(&c), N(-3));
  trace_number("set negative", OP(get)(TARGET(&c)), N(-3));
  OP(lazy_set)(TARGET(&c), LOWEST);
  trace_number("lazy_set lowest", OP(get)(TARGET(&c)), LOWEST);
  OP(lazy_set)(TARGET(&c), HIGHEST);
  trace_number("lazy_set highest", OP(get)(TARGET(&c)), HIGHEST);
  trace_number("get_and_set", OP(get_and_set)(TARGET(&c), 0), HIGHEST);
  trace_number("get_and_set again", OP(get_and_set)(TARGET(&c), N(-10)), 0);
  trace_number("value", RAW(c.value), N(-10));
  trace_number("left", RAW(c.left), 11);
  trace_number("right", RAW(c.right), 22);
}

static void CASES(compare)(void) {
  cell c = CASES(new_cell)(1);
  trace_number("compare_and_set", OP(compare_and_set)(TARGET(&c), 1, 2), 1);
  trace_number("compare_and_set again", OP(compare_and_set)(TARGET(&c), 2, N(-4)), 1);
  trace_number("compare_and_set, stored", OP(get)(TARGET(&c)), N(-4));
  trace_number("compare_and_set, different", OP(compare_and_set)(TARGET(&c), N(-5), 7), 0);
  trace_number("compare_and_set, nothing stored", OP(get)(TARGET(&c)), N(-4));
  trace_number("compare_and_set to the same", OP(compare_and_set)(TARGET(&c), N(-4), N(-4)), 1);
  trace_number("compare_and_exchange", OP(compare_and_exchange)(TARGET(&c), N(-4), 7), N(-4));
  trace_number("compare_and_exchange, witness", OP(compare_and_exchange)(TARGET(&c), N(-4), 8), 7);
  while (!OP(weak_compare_and_set)(TARGET(&c), 7, HIGHEST))
    ;
  trace_number("weak_compare_and_set", OP(get)(TARGET(&c)), HIGHEST);
  trace_number("weak_compare_and_set, different", OP(weak_compare_and_set)(TARGET(&c), 7, 0), 0);
  trace_number("left", RAW(c.left), 11);
  trace_number("right", RAW(c.right), 22);
}

static void CASES(orders)(void) {
  cell c = CASES(new_cell)(1);
  trace_number("get relaxed", OP(get_explicit)(TARGET(&c), CW_ORDER_RELAXED), 1);
  trace_number("get acquire", OP(get_explicit)(TARGET(&c), CW_ORDER_ACQUIRE), 1);
  OP(set_explicit)(TARGET(&c), 2, CW_ORDER_RELEASE);
  trace_number("set release", OP(get_explicit)(TARGET(&c), CW_ORDER_SEQ_CST), 2);
  OP(set_explicit)(TARGET(&c), 3, CW_ORDER_RELAXED);
  trace_number("exchange acq_rel", OP(get_and_set_explicit)(TARGET(&c), 4, CW_ORDER_ACQ_REL), 3);
  trace_number("add release", OP(get_and_add_explicit)(TARGET(&c), 5, CW_ORDER_RELEASE), 4);
  trace_number("compare release, failure seq_cst",
               OP(compare_and_set_explicit)(TARGET(&c), 9, 1, CW_ORDER_RELEASE, CW_ORDER_SEQ_CST), 1);
  trace_number("compare relaxed, failure acquire",
               OP(compare_and_exchange_explicit)(TARGET(&c), 9, 1, CW_ORDER_RELAXED, CW_ORDER_ACQUIRE), 1);
  for (int order = CW_ORDER_RELAXED; order <= CW_ORDER_SEQ_CST; order++)
    OP(get_and_add_explicit)(TARGET(&c), 1, (cw_order)order);
  trace_number("add with each order", OP(get)(TARGET(&c)), 7);
  trace_fault("no fault so far", 0, (cw_fault_code)0);
  trace_fault("get release", OP(get_explicit)(TARGET(&c), CW_ORDER_RELEASE), CW_FAULT_INVALID_ORDER);
  OP(set_explicit)(TARGET(&c), 9, CW_ORDER_ACQUIRE);
  trace_fault("set acquire", 0, CW_FAULT_INVALID_ORDER);
  trace_fault("compare, failure release",
              OP(compare_and_set_explicit)(TARGET(&c), 7, 9, CW_ORDER_SEQ_CST, CW_ORDER_RELEASE),
              CW_FAULT_INVALID_ORDER);
  trace_fault("exchange, no order", OP(get_and_set_explicit)(TARGET(&c), 9, (cw_order)6), CW_FAULT_INVALID_ORDER);
  trace_number("nothing stored", OP(get)(TARGET(&c)), 7);
}

/* The orders that a call could get wrong, as constants and as variables, on operations that have the value to show. */
static void CASES(ordered_arithmetic)(void) {
  cell c = CASES(new_cell)(0);
  trace_number("add_and_get acquire", OP(add_and_get_explicit)(TARGET(&c), 9, CW_ORDER_ACQUIRE), 9);
  trace_number("get_and_increment relaxed", OP(get_and_increment_explicit)(TARGET(&c), CW_ORDER_RELAXED), 9);
  trace_number("increment_and_get acq_rel", OP(increment_and_get_explicit)(TARGET(&c), CW_ORDER_ACQ_REL), 11);
  trace_number("get_and_decrement consume", OP(get_and_decrement_explicit)(TARGET(&c), CW_ORDER_CONSUME), 11);
  trace_number("decrement_and_get release", OP(decrement_and_get_explicit)(TARGET(&c), CW_ORDER_RELEASE), 9);
  trace_number("get_and_or release", OP(get_and_or_explicit)(TARGET(&c), 6, CW_ORDER_RELEASE), 9);
  trace_number("or_and_get relaxed", OP(or_and_get_explicit)(TARGET(&c), 0x10, CW_ORDER_RELAXED), 0x1f);
  trace_number("get_and_and acquire", OP(get_and_and_explicit)(TARGET(&c), 0x1e, CW_ORDER_ACQUIRE), 0x1f);
  trace_number("and_and_get acq_rel", OP(and_and_get_explicit)(TARGET(&c), 0x0f, CW_ORDER_ACQ_REL), 0x0e);
  trace_number("get_and_xor seq_cst", OP(get_and_xor_explicit)(TARGET(&c), N(-1), CW_ORDER_SEQ_CST), 0x0e);
  trace_number("xor_and_get relaxed", OP(xor_and_get_explicit)(TARGET(&c), N(-1), CW_ORDER_RELAXED), 0x0e);
  trace_number("get_and_min acquire", OP(get_and_min_explicit)(TARGET(&c), HIGHEST, CW_ORDER_ACQUIRE), 0x0e);
  trace_number("min_and_get release", OP(min_and_get_explicit)(TARGET(&c), 3, CW_ORDER_RELEASE), 3);
  trace_number("get_and_max relaxed", OP(get_and_max_explicit)(TARGET(&c), LOWEST, CW_ORDER_RELAXED), 3);
  trace_number("max_and_get acq_rel", OP(max_and_get_explicit)(TARGET(&c), HIGHEST, CW_ORDER_ACQ_REL), HIGHEST);
  for (int order = CW_ORDER_RELAXED; order <= CW_ORDER_SEQ_CST; order++) {
    OP(increment_and_get_explicit)(TARGET(&c), (cw_order)order);
    OP(get_and_xor_explicit)(TARGET(&c), 1, (cw_order)order);
    OP(max_and_get_explicit)(TARGET(&c), LOWEST, (cw_order)order);
  }
  trace_number("three operations with each order", OP(get)(TARGET(&c)), N(LOWEST + 11));
  trace_fault("no fault so far", 0, (cw_fault_code)0);
  trace_fault("increment, no order", OP(increment_and_get_explicit)(TARGET(&c), (cw_order)6), CW_FAULT_INVALID_ORDER);
  trace_fault("min, no order", OP(get_and_min_explicit)(TARGET(&c), 1, (cw_order)-1), CW_FAULT_INVALID_ORDER);
  trace_number("nothing stored", OP(get)(TARGET(&c)), N(LOWEST + 11));
}

static void CASES(arithmetic)(void) {
  cell c = CASES(new_cell)(1);
  trace_number("get_and_add", OP(get_and_add)(TARGET(&c), 2), 1);
  trace_number("get_and_add across zero", OP(get_and_add)(TARGET(&c), N(-4)), 3);
  trace_number("add_and_get across zero", OP(add_and_get)(TARGET(&c), 3), 2);
  trace_number("add_and_get negative", OP(add_and_get)(TARGET(&c), N(-3)), N(-1));
  trace_number("get_and_increment", OP(get_and_increment)(TARGET(&c)), N(-1));
  trace_number("increment_and_get", OP(increment_and_get)(TARGET(&c)), 1);
  trace_number("get_and_decrement", OP(get_and_decrement)(TARGET(&c)), 1);
  trace_number("decrement_and_get", OP(decrement_and_get)(TARGET(&c)), N(-1));
  trace_number("get_and_decrement below zero", OP(get_and_decrement)(TARGET(&c)), N(-1));
  trace_number("value", RAW(c.value), N(-2));
  RAW(c.value) = HIGHEST;
  trace_number("increment_and_get wraps", OP(increment_and_get)(TARGET(&c)), LOWEST);
  trace_number("get_and_decrement wraps", OP(get_and_decrement)(TARGET(&c)), LOWEST);
  trace_number("add_and_get wraps", OP(add_and_get)(TARGET(&c), HIGHEST), N(-2));
  trace_number("left", RAW(c.left), 11);
  trace_number("right", RAW(c.right), 22);
}

static void CASES(bits_and_bounds)(void) {
  cell c = CASES(new_cell)(0x0f);
  trace_number("get_and_or", OP(get_and_or)(TARGET(&c), 0x30), 0x0f);
  trace_number("or_and_get", OP(or_and_get)(TARGET(&c), 0x40), 0x7f);
  trace_number("get_and_and", OP(get_and_and)(TARGET(&c), 0x3c), 0x7f);
  trace_number("and_and_get", OP(and_and_get)(TARGET(&c), 0x18), 0x18);
  trace_number("get_and_xor", OP(get_and_xor)(TARGET(&c), N(-1)), 0x18);
  trace_number("xor_and_get", OP(xor_and_get)(TARGET(&c), N(-1)), 0x18);
  trace_number("get_and_min", OP(get_and_min)(TARGET(&c), N(-7)), 0x18);
  trace_number("min_and_get", OP(min_and_get)(TARGET(&c), 5), N(-7) < 5 ? N(-7) : 5);
  trace_number("min_and_get lowest", OP(min_and_get)(TARGET(&c), LOWEST), LOWEST);
  trace_number("get_and_max", OP(get_and_max)(TARGET(&c), N(-1)), LOWEST);
  trace_number("max_and_get", OP(max_and_get)(TARGET(&c), N(-2)), N(-1));
  trace_number("max_and_get highest", OP(max_and_get)(TARGET(&c), HIGHEST), HIGHEST);
  trace_number("left", RAW(c.left), 11);
  trace_number("right", RAW(c.right), 22);
}

static VALUE CASES(add_17)(VALUE value, void *context) {
  ++*(int *)context;
  return (VALUE)(value + 17);
}

static VALUE CASES(minus)(VALUE value, VALUE operand, void *context) {
  ++*(int *)context;
  return (VALUE)(value - operand);
}

static void CASES(functions)(void) {
  cell c = CASES(new_cell)(1);
  int calls = 0;
  trace_number("get_and_update", OP(get_and_update)(TARGET(&c), CASES(add_17), &calls), 1);
  trace_number("update_and_get", OP(update_and_get)(TARGET(&c), CASES(add_17), &calls), 35);
  trace_number("get_and_accumulate", OP(get_and_accumulate)(TARGET(&c), 40, CASES(minus), &calls), 35);
  trace_number("accumulate_and_get", OP(accumulate_and_get)(TARGET(&c), N(-6), CASES(minus), &calls), 1);
  trace_number("functions called", calls, 4);
  trace_number("get_and_update release",
               OP(get_and_update_explicit)(TARGET(&c), CASES(add_17), &calls, CW_ORDER_RELEASE), 1);
  trace_number("update_and_get acquire",
               OP(update_and_get_explicit)(TARGET(&c), CASES(add_17), &calls, CW_ORDER_ACQUIRE), 35);
  trace_number("get_and_accumulate acq_rel",
               OP(get_and_accumulate_explicit)(TARGET(&c), 40, CASES(minus), &calls, CW_ORDER_ACQ_REL), 35);
  trace_number("accumulate_and_get relaxed",
               OP(accumulate_and_get_explicit)(TARGET(&c), N(-6), CASES(minus), &calls, CW_ORDER_RELAXED), 1);
  trace_fault("get_and_update, no order", OP(get_and_update_explicit)(TARGET(&c), CASES(add_17), &calls, (cw_order)6),
              CW_FAULT_INVALID_ORDER);
  trace_fault("accumulate_and_get, null before no order",
              OP(accumulate_and_get_explicit)(TARGET(&c), 1, 0, &calls, (cw_order)6), CW_FAULT_NULL_FUNCTION);
  trace_number("functions called again", calls, 8);
  trace_fault("get_and_update, null", OP(get_and_update)(TARGET(&c), 0, &calls), CW_FAULT_NULL_FUNCTION);
  trace_fault("update_and_get, null", OP(update_and_get)(TARGET(&c), 0, &calls), CW_FAULT_NULL_FUNCTION);
  trace_fault("get_and_accumulate, null", OP(get_and_accumulate)(TARGET(&c), 1, 0, &calls), CW_FAULT_NULL_FUNCTION);
  trace_fault("accumulate_and_get, null", OP(accumulate_and_get)(TARGET(&c), 1, 0, &calls), CW_FAULT_NULL_FUNCTION);
  trace_number("value", RAW(c.value), 1);
  trace_number("left", RAW(c.left), 11);
  trace_number("right", RAW(c.right), 22);
}

/* Every operation that has no further way to be wrong, on `target_of` a cell that must stay as it is. */
#define EVERY_FAULT(c, expected)                                                                                       \
  do {                                                                                                                 \
    trace_fault("get", OP(get)(TARGET(c)), expected);                                                                  \
    trace_fault("get_explicit", OP(get_explicit)(TARGET(c), CW_ORDER_RELAXED), expected);                              \
    trace_fault("set", (OP(set)(TARGET(c), 9), 0), expected);                                                          \
    trace_fault("set_explicit", (OP(set_explicit)(TARGET(c), 9, CW_ORDER_RELAXED), 0), expected);                      \
    trace_fault("lazy_set", (OP(lazy_set)(TARGET(c), 9), 0), expected);                                                \
    trace_fault("get_and_set", OP(get_and_set)(TARGET(c), 9), expected);                                               \
    trace_fault("compare_and_set", OP(compare_and_set)(TARGET(c), 1, 9), expected);                                    \
    trace_fault("weak_compare_and_set", OP(weak_compare_and_set)(TARGET(c), 1, 9), expected);                          \
    trace_fault("compare_and_exchange", OP(compare_and_exchange)(TARGET(c), 1, 9), expected);                          \
    trace_fault("get_and_add", OP(get_and_add)(TARGET(c), 9), expected);                                               \
    trace_fault("add_and_get", OP(add_and_get)(TARGET(c), 9), expected);                                               \
    trace_fault("get_and_increment", OP(get_and_increment)(TARGET(c)), expected);                                      \
    trace_fault("increment_and_get", OP(increment_and_get)(TARGET(c)), expected);                                      \
    trace_fault("get_and_decrement", OP(get_and_decrement)(TARGET(c)), expected);                                      \
    trace_fault("decrement_and_get", OP(decrement_and_get)(TARGET(c)), expected);                                      \
    trace_fault("get_and_or", OP(get_and_or)(TARGET(c), 8), expected);                                                 \
    trace_fault("and_and_get", OP(and_and_get)(TARGET(c), 8), expected);                                               \
    trace_fault("get_and_xor", OP(get_and_xor)(TARGET(c), 8), expected);                                               \
    trace_fault("get_and_min", OP(get_and_min)(TARGET(c), 0), expected);                                               \
    trace_fault("max_and_get", OP(max_and_get)(TARGET(c), 9), expected);                                               \
    trace_fault("get_and_update before a null function", OP(get_and_update)(TARGET(c), 0, 0), expected);               \
    trace_fault("accumulate_and_get before a null function", OP(accumulate_and_get)(TARGET(c), 1, 0, 0), expected);    \
    trace_fault("increment_and_get before a wrong order", OP(increment_and_get_explicit)(TARGET(c), (cw_order)9),      \
                expected);                                                                                             \
    trace_fault("get before a wrong order", OP(get_explicit)(TARGET(c), CW_ORDER_RELEASE), expected);                  \
  } while (0)

static void CASES(null_object)(void) {
  trace_group("null object, " TITLE);
  EVERY_FAULT((cell *)0, BY_OFFSET ? CW_FAULT_NULL_OBJECT : CW_FAULT_NULL_HOLDER);
}

#if !BY_OFFSET
/* What a hierarchy's objects look like to a compiler that has followed them from their making. */
static void CASES(holders)(void) {
  subcell sub = {.base = CASES(new_cell)(1)};
  cell stranger = CASES(new_cell)(1);
  cell unclassed = CASES(new_cell)(1);
  cw_object_init(&sub.base.object, &subcell_class);
  cw_object_init(&stranger.object, &stranger_class);
  cw_object_init(&unclassed.object, 0);
  trace_group("holders, " TITLE);
  trace_number("subclass, add_and_get", OP(add_and_get)(TARGET(&sub.base), 5), 6);
  trace_number("subclass, compare_and_set", OP(compare_and_set)(TARGET(&sub.base), 6, 7), 1);
  trace_number("subclass, own field", RAW(sub.own), 0);
  trace_fault("subclass, no fault", 0, (cw_fault_code)0);
  EVERY_FAULT(&stranger, CW_FAULT_WRONG_HOLDER);
  EVERY_FAULT(&unclassed, CW_FAULT_WRONG_HOLDER);
  trace_number("stranger untouched", RAW(stranger.left) + RAW(stranger.value) + RAW(stranger.right), 34);
  trace_number("unclassed untouched", RAW(unclassed.left) + RAW(unclassed.value) + RAW(unclassed.right), 34);
}
#endif

/* One waits for the other's value and answers with the next, as in a game of table tennis. */
static void *CASES(answer)(void *argument) {
  cell *c = argument;
  while (!OP(compare_and_set)(TARGET(c), 2, 3))
    sched_yield();
  return 0;
}

static void CASES(two_threads)(void) {
  cell c = CASES(new_cell)(1);
  pthread_t other;
  if (pthread_create(&other, 0, CASES(answer), &c))
    abort();
  trace_number("two threads, compare_and_set", OP(compare_and_set)(TARGET(&c), 1, 2), 1);
  pthread_join(other, 0);
  trace_number("two threads, value", OP(get)(TARGET(&c)), 3);
}

static void CASES(run)(void) {
  trace_group(TITLE);
  CASES(read_and_write)();
  CASES(compare)();
  CASES(orders)();
  CASES(arithmetic)();
  CASES(ordered_arithmetic)();
  CASES(bits_and_bounds)();
  CASES(functions)();
  CASES(two_threads)();
  CASES(null_object)();
#if !BY_OFFSET
  CASES(holders)();
#endif
}

#undef EVERY_FAULT
#undef RAW
#undef N
#undef CASES
#undef JOIN
#undef JOIN_
#undef IDIOM
#undef TITLE
#undef OP
#undef TARGET
#undef BY_OFFSET
