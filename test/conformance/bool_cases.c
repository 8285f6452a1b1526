/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of bool fields, by a constant updater and by name.
 */
#include "bool_classes.h"
#include "trace.h"

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#else
static const cw_field flags_fields[] = {
    CW_FIELD_BOOL(flags, left),
    CW_FIELD_BOOL(flags, value),
    CW_FIELD_BOOL(flags, right),
};
static const cw_class flags_class = CW_CLASS(flags_class, flags, flags_fields);
#endif
static const cw_bool_updater value_updater = CW_BOOL_UPDATER(flags_class, flags, value);

static bool not(bool value, void *context) {
  ++*(int *)context;
  return !value;
}

static bool differ(bool value, bool operand, void *context) {
  ++*(int *)context;
  return value != operand;
}

/* `OP` and `TARGET` say how the field is named; the neighbours are false and true. */
#define DEFINE_CASES(name)                                                                                             \
  static void name(void) {                                                                                             \
    flags f = {{&flags_class}, false, false, true};                                                                    \
    int calls = 0;                                                                                                     \
    trace_number("get", OP(get)(TARGET(&f)), 0);                                                                       \
    OP(set)(TARGET(&f), true);                                                                                         \
    trace_number("set", OP(get_explicit)(TARGET(&f), CW_ORDER_ACQUIRE), 1);                                            \
    OP(lazy_set)(TARGET(&f), false);                                                                                   \
    trace_number("lazy_set", OP(get)(TARGET(&f)), 0);                                                                  \
    OP(set_explicit)(TARGET(&f), true, CW_ORDER_RELEASE);                                                              \
    trace_number("get_and_set", OP(get_and_set)(TARGET(&f), false), 1);                                                \
    trace_number("get_and_set acquire", OP(get_and_set_explicit)(TARGET(&f), true, CW_ORDER_ACQUIRE), 0);              \
    trace_number("compare_and_set", OP(compare_and_set)(TARGET(&f), true, false), 1);                                  \
    trace_number("compare_and_set, different", OP(compare_and_set)(TARGET(&f), true, true), 0);                        \
    trace_number("compare_and_set relaxed",                                                                            \
                 OP(compare_and_set_explicit)(TARGET(&f), false, true, CW_ORDER_RELAXED, CW_ORDER_RELAXED), 1);        \
    trace_number("compare_and_exchange", OP(compare_and_exchange)(TARGET(&f), true, false), 1);                        \
    trace_number("compare_and_exchange, witness", OP(compare_and_exchange)(TARGET(&f), true, true), 0);                \
    while (!OP(weak_compare_and_set)(TARGET(&f), false, true))                                                         \
      ;                                                                                                                \
    trace_number("weak_compare_and_set", OP(get)(TARGET(&f)), 1);                                                      \
    trace_number("get_and_update", OP(get_and_update)(TARGET(&f), not, &calls), 1);                                    \
    trace_number("update_and_get", OP(update_and_get)(TARGET(&f), not, &calls), 1);                                    \
    trace_number("get_and_accumulate", OP(get_and_accumulate)(TARGET(&f), true, differ, &calls), 1);                   \
    trace_number("accumulate_and_get acq_rel",                                                                         \
                 OP(accumulate_and_get_explicit)(TARGET(&f), true, differ, &calls, CW_ORDER_ACQ_REL), 1);              \
    trace_number("functions called", calls, 4);                                                                        \
    trace_fault("no fault so far", 0, (cw_fault_code)0);                                                               \
    trace_fault("update_and_get, null", OP(update_and_get)(TARGET(&f), 0, 0), CW_FAULT_NULL_FUNCTION);                 \
    trace_fault("get, no order", OP(get_explicit)(TARGET(&f), CW_ORDER_ACQ_REL), CW_FAULT_INVALID_ORDER);              \
    trace_fault("null object", OP(get_and_set)(TARGET((flags *)0), true), NULL_OBJECT);                                \
    trace_number("value", f.value, 1);                                                                                 \
    trace_number("left", f.left, 0);                                                                                   \
    trace_number("right", f.right, 1);                                                                                 \
  }

#define OP(name) cw_bool_##name
#define TARGET(f) &value_updater, (f)
#define NULL_OBJECT CW_FAULT_NULL_HOLDER
DEFINE_CASES(run_constant)
#undef OP
#undef TARGET
#undef NULL_OBJECT

#define OP(name) cw_offset_bool_##name
#define TARGET(f) (f), cw_field_offset(&flags_class, "value")
#define NULL_OBJECT CW_FAULT_NULL_OBJECT
DEFINE_CASES(run_named)

void run_bool(void) {
  trace_group("bool, constant updater");
  run_constant();
  trace_group("bool, name at each call");
  run_named();
}
