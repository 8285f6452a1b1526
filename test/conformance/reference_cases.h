/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of a reference field, included once for each idiom; no include guard, on purpose. Besides what
 * integer_cases.h asks for (IDIOM, TITLE, OP, TARGET, BY_OFFSET), the including file has the objects that references
 * mean, and number_of, which makes a number of a reference so that traces are the same everywhere.
 */
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define CASES(name) JOIN(name, IDIOM)

static void CASES(read_and_write)(void) {
  cell c = new_cell(&first);
  trace_number("get", number_of(OP(get)(TARGET(&c))), 1);
  OP(set)(TARGET(&c), &second);
  trace_number("set", number_of(OP(get)(TARGET(&c))), 2);
  OP(set)(TARGET(&c), 0);
  trace_number("set null", number_of(OP(get)(TARGET(&c))), 0);
  OP(lazy_set)(TARGET(&c), &special);
  trace_number("lazy_set subclass", number_of(OP(get)(TARGET(&c))), 3);
  trace_number("get_and_set", number_of(OP(get_and_set)(TARGET(&c), &first)), 3);
  trace_number("get_and_set null", number_of(OP(get_and_set)(TARGET(&c), 0)), 1);
  trace_number("value", number_of(c.value), 0);
  trace_number("left", number_of(c.left), 1);
  trace_number("right", number_of(c.right), 2);
}

static void CASES(compare)(void) {
  cell c = new_cell(&first);
  trace_number("compare_and_set", OP(compare_and_set)(TARGET(&c), &first, &second), 1);
  trace_number("compare_and_set to null", OP(compare_and_set)(TARGET(&c), &second, 0), 1);
  trace_number("compare_and_set from null", OP(compare_and_set)(TARGET(&c), 0, &special), 1);
  trace_number("compare_and_set, different", OP(compare_and_set)(TARGET(&c), &first, &second), 0);
  trace_number("compare_and_set, nothing stored", number_of(OP(get)(TARGET(&c))), 3);
  trace_number("compare_and_set to the same", OP(compare_and_set)(TARGET(&c), &special, &special), 1);
  trace_number("compare_and_set, expected of another class", OP(compare_and_set)(TARGET(&c), &alien, &first), 0);
  trace_number("compare_and_exchange", number_of(OP(compare_and_exchange)(TARGET(&c), &special, &first)), 3);
  trace_number("compare_and_exchange, witness", number_of(OP(compare_and_exchange)(TARGET(&c), 0, &second)), 1);
  while (!OP(weak_compare_and_set)(TARGET(&c), &first, &second))
    ;
  trace_number("weak_compare_and_set", number_of(OP(get)(TARGET(&c))), 2);
  trace_number("left", number_of(c.left), 1);
  trace_number("right", number_of(c.right), 2);
}

static void CASES(orders)(void) {
  cell c = new_cell(&first);
  trace_number("get acquire", number_of(OP(get_explicit)(TARGET(&c), CW_ORDER_ACQUIRE)), 1);
  OP(set_explicit)(TARGET(&c), &second, CW_ORDER_RELEASE);
  trace_number("set release", number_of(OP(get_explicit)(TARGET(&c), CW_ORDER_RELAXED)), 2);
  trace_number("exchange acq_rel", number_of(OP(get_and_set_explicit)(TARGET(&c), &first, CW_ORDER_ACQ_REL)), 2);
  trace_number("compare release, failure acquire",
               OP(compare_and_set_explicit)(TARGET(&c), &first, &second, CW_ORDER_RELEASE, CW_ORDER_ACQUIRE), 1);
  trace_fault("no fault so far", 0, (cw_fault_code)0);
  trace_fault("get acq_rel", number_of(OP(get_explicit)(TARGET(&c), CW_ORDER_ACQ_REL)), CW_FAULT_INVALID_ORDER);
  OP(set_explicit)(TARGET(&c), &first, CW_ORDER_CONSUME);
  trace_fault("set consume", 0, CW_FAULT_INVALID_ORDER);
  trace_fault("compare, failure acq_rel",
              OP(compare_and_set_explicit)(TARGET(&c), &second, &first, CW_ORDER_RELAXED, CW_ORDER_ACQ_REL),
              CW_FAULT_INVALID_ORDER);
  trace_number("nothing stored", number_of(OP(get)(TARGET(&c))), 2);
}

static void *CASES(second_after_first)(void *value, void *context) {
  ++*(int *)context;
  return value == &first ? &second : value;
}

static void *CASES(operand_if_null)(void *value, void *operand, void *context) {
  ++*(int *)context;
  return value ? 0 : operand;
}

static void CASES(functions)(void) {
  cell c = new_cell(&first);
  int calls = 0;
  trace_number("get_and_update", number_of(OP(get_and_update)(TARGET(&c), CASES(second_after_first), &calls)), 1);
  trace_number("update_and_get", number_of(OP(update_and_get)(TARGET(&c), CASES(second_after_first), &calls)), 2);
  trace_number("get_and_accumulate",
               number_of(OP(get_and_accumulate)(TARGET(&c), &special, CASES(operand_if_null), &calls)), 2);
  trace_number("accumulate_and_get",
               number_of(OP(accumulate_and_get)(TARGET(&c), &special, CASES(operand_if_null), &calls)), 3);
  trace_number("functions called", calls, 4);
  trace_fault("get_and_update, null", number_of(OP(get_and_update)(TARGET(&c), 0, 0)), CW_FAULT_NULL_FUNCTION);
  trace_fault("update_and_get, null", number_of(OP(update_and_get)(TARGET(&c), 0, 0)), CW_FAULT_NULL_FUNCTION);
  trace_fault("get_and_accumulate, null", number_of(OP(get_and_accumulate)(TARGET(&c), &first, 0, 0)),
              CW_FAULT_NULL_FUNCTION);
  trace_fault("accumulate_and_get, null", number_of(OP(accumulate_and_get)(TARGET(&c), &first, 0, 0)),
              CW_FAULT_NULL_FUNCTION);
  trace_number("value", number_of(c.value), 3);
}

/* Every operation; all store `stored` if they store. */
#define EVERY_FAULT(c, stored, expected)                                                                               \
  do {                                                                                                                 \
    trace_fault("set", (OP(set)(TARGET(c), stored), 0), expected);                                                     \
    trace_fault("set_explicit", (OP(set_explicit)(TARGET(c), stored, CW_ORDER_RELAXED), 0), expected);                 \
    trace_fault("lazy_set", (OP(lazy_set)(TARGET(c), stored), 0), expected);                                           \
    trace_fault("get_and_set", number_of(OP(get_and_set)(TARGET(c), stored)), expected);                               \
    trace_fault("compare_and_set", OP(compare_and_set)(TARGET(c), &first, stored), expected);                          \
    trace_fault("compare_and_set, different", OP(compare_and_set)(TARGET(c), &second, stored), expected);              \
    trace_fault("weak_compare_and_set", OP(weak_compare_and_set)(TARGET(c), &first, stored), expected);                \
    trace_fault("compare_and_exchange", number_of(OP(compare_and_exchange)(TARGET(c), &first, stored)), expected);     \
    trace_fault("set before a wrong order", (OP(set_explicit)(TARGET(c), stored, CW_ORDER_ACQUIRE), 0), expected);     \
  } while (0)
#define EVERY_OTHER_FAULT(c, expected)                                                                                 \
  do {                                                                                                                 \
    trace_fault("get", number_of(OP(get)(TARGET(c))), expected);                                                       \
    trace_fault("get_explicit", number_of(OP(get_explicit)(TARGET(c), CW_ORDER_RELAXED)), expected);                   \
    trace_fault("get_and_update", number_of(OP(get_and_update)(TARGET(c), 0, 0)), expected);                           \
    trace_fault("update_and_get", number_of(OP(update_and_get)(TARGET(c), 0, 0)), expected);                           \
    trace_fault("get_and_accumulate", number_of(OP(get_and_accumulate)(TARGET(c), &first, 0, 0)), expected);           \
    trace_fault("accumulate_and_get", number_of(OP(accumulate_and_get)(TARGET(c), &first, 0, 0)), expected);           \
  } while (0)

static void CASES(null_object)(void) {
  trace_group("null object, " TITLE);
  EVERY_FAULT((cell *)0, &alien, BY_OFFSET ? CW_FAULT_NULL_OBJECT : CW_FAULT_NULL_HOLDER);
  EVERY_OTHER_FAULT((cell *)0, BY_OFFSET ? CW_FAULT_NULL_OBJECT : CW_FAULT_NULL_HOLDER);
}

#if !BY_OFFSET
static void CASES(holders)(void) {
  subcell sub = {.base = new_cell(&first)};
  cell stranger = new_cell(&first);
  cw_object_init(&sub.base.object, &subcell_class);
  cw_object_init(&stranger.object, &stranger_class);
  trace_group("holders, " TITLE);
  trace_number("subclass, compare_and_set", OP(compare_and_set)(TARGET(&sub.base), &first, &second), 1);
  trace_number("subclass, get_and_set", number_of(OP(get_and_set)(TARGET(&sub.base), &special)), 2);
  trace_number("subclass, own field", number_of(sub.own), 0);
  trace_fault("subclass, no fault", 0, (cw_fault_code)0);
  EVERY_FAULT(&stranger, &alien, CW_FAULT_WRONG_HOLDER);
  EVERY_OTHER_FAULT(&stranger, CW_FAULT_WRONG_HOLDER);
  trace_number("stranger untouched", number_of(stranger.value), 1);
}

static void *CASES(alien_result)(void *value, void *context) {
  (void)value;
  return context;
}

static void *CASES(alien_accumulation)(void *value, void *operand, void *context) {
  (void)value;
  (void)operand;
  return context;
}

static void CASES(values)(void) {
  cell c = new_cell(&first);
  thing unclassed = {{0}};
  trace_group("values, " TITLE);
  EVERY_FAULT(&c, &alien, CW_FAULT_WRONG_VALUE);
  EVERY_FAULT(&c, &unclassed, CW_FAULT_WRONG_VALUE);
  EVERY_FAULT(&c, &c, CW_FAULT_WRONG_VALUE);
  trace_fault("get_and_update", number_of(OP(get_and_update)(TARGET(&c), CASES(alien_result), &alien)),
              CW_FAULT_WRONG_VALUE);
  trace_fault("accumulate_and_get",
              number_of(OP(accumulate_and_get)(TARGET(&c), &second, CASES(alien_accumulation), &alien)),
              CW_FAULT_WRONG_VALUE);
  trace_number("nothing stored", number_of(c.value), 1);
  trace_number("left", number_of(c.left), 1);
  trace_number("right", number_of(c.right), 2);
}
#endif

static void *CASES(answer)(void *argument) {
  cell *c = argument;
  while (!OP(compare_and_set)(TARGET(c), &second, &special))
    sched_yield();
  return 0;
}

static void CASES(two_threads)(void) {
  cell c = new_cell(&first);
  pthread_t other;
  if (pthread_create(&other, 0, CASES(answer), &c))
    abort();
  trace_number("two threads, compare_and_set", OP(compare_and_set)(TARGET(&c), &first, &second), 1);
  pthread_join(other, 0);
  trace_number("two threads, value", number_of(OP(get)(TARGET(&c))), 3);
}

static void CASES(run)(void) {
  trace_group(TITLE);
  CASES(read_and_write)();
  CASES(compare)();
  CASES(orders)();
  CASES(functions)();
  CASES(two_threads)();
  CASES(null_object)();
#if !BY_OFFSET
  CASES(holders)();
  CASES(values)();
#endif
}

#undef EVERY_FAULT
#undef EVERY_OTHER_FAULT
#undef CASES
#undef JOIN
#undef JOIN_
#undef IDIOM
#undef TITLE
#undef OP
#undef TARGET
#undef BY_OFFSET
