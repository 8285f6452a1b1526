/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of float and double fields, by constant updaters and by name. Results are traced as bits, which show also
 * what is equal and differs, or differs from itself.
 */
#include "floating_classes.h"
#include "trace.h"
#include <castaway/double_offset.h>
#include <castaway/double_updater.h>
#include <castaway/float_offset.h>
#include <castaway/float_updater.h>
#include <string.h>

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#else
static const cw_field sample_fields[] = {
    CW_FIELD_FLOAT(sample, narrow),
    CW_FIELD_FLOAT(sample, beside),
    CW_FIELD_DOUBLE(sample, wide),
};
static const cw_class sample_class = CW_CLASS(sample_class, sample, sample_fields);
#endif
static const cw_float_updater narrow_updater = CW_FLOAT_UPDATER(sample_class, sample, narrow);
static const cw_double_updater wide_updater = CW_DOUBLE_UPDATER(sample_class, sample, wide);

static trace_value bits_of_float(float number) {
  uint32_t bits;
  memcpy(&bits, &number, sizeof bits);
  return (trace_value)bits;
}

static trace_value bits_of_double(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return (trace_value)bits;
}

/* `OP` and `TARGET` say how the field is named, `BITS` makes a value traceable. */
#define DEFINE_CASES(name, T)                                                                                          \
  static void name(void) {                                                                                             \
    sample s = {{&sample_class}, 1, 22, 1};                                                                            \
    trace_number("get", BITS(OP(get)(TARGET(&s))), BITS(1));                                                           \
    OP(set)(TARGET(&s), (T) - 0.0);                                                                                    \
    trace_number("set", BITS(OP(get_explicit)(TARGET(&s), CW_ORDER_RELAXED)), BITS((T) - 0.0));                        \
    OP(lazy_set)(TARGET(&s), (T)0.1);                                                                                  \
    trace_number("lazy_set", BITS(OP(get)(TARGET(&s))), BITS((T)0.1));                                                 \
    OP(set_explicit)(TARGET(&s), (T) - 1.5, CW_ORDER_RELEASE);                                                         \
    trace_number("get_and_set", BITS(OP(get_and_set)(TARGET(&s), (T)__builtin_nan("0x123"))), BITS((T) - 1.5));        \
    trace_number("get_and_set acq_rel", BITS(OP(get_and_set_explicit)(TARGET(&s), 0, CW_ORDER_ACQ_REL)),               \
                 BITS((T)__builtin_nan("0x123")));                                                                     \
    for (int order = CW_ORDER_RELAXED; order <= CW_ORDER_SEQ_CST; order++)                                             \
      OP(get_and_set_explicit)(TARGET(&s), (T)order, (cw_order)order);                                                 \
    trace_number("get_and_set with each order", BITS(OP(get)(TARGET(&s))), BITS(5));                                   \
    trace_fault("no fault so far", 0, (cw_fault_code)0);                                                               \
    trace_fault("get, no order", BITS(OP(get_explicit)(TARGET(&s), CW_ORDER_RELEASE)), CW_FAULT_INVALID_ORDER);        \
    trace_fault("null object", BITS(OP(get)(TARGET((sample *)0))), NULL_OBJECT);                                       \
    trace_number("beside", (trace_value)s.beside, 22);                                                                 \
  }

#define NULL_OBJECT CW_FAULT_NULL_HOLDER
#define OP(name) cw_float_##name
#define TARGET(s) &narrow_updater, (s)
#define BITS bits_of_float
DEFINE_CASES(run_constant_float, float)
#undef OP
#undef TARGET
#undef BITS

#define OP(name) cw_double_##name
#define TARGET(s) &wide_updater, (s)
#define BITS bits_of_double
DEFINE_CASES(run_constant_double, double)
#undef OP
#undef TARGET
#undef BITS
#undef NULL_OBJECT

#define NULL_OBJECT CW_FAULT_NULL_OBJECT
#define OP(name) cw_offset_float_##name
#define TARGET(s) (s), cw_field_offset(&sample_class, "narrow")
#define BITS bits_of_float
DEFINE_CASES(run_named_float, float)
#undef OP
#undef TARGET
#undef BITS

#define OP(name) cw_offset_double_##name
#define TARGET(s) (s), cw_field_offset(&sample_class, "wide")
#define BITS bits_of_double
DEFINE_CASES(run_named_double, double)

void run_floating(void) {
  trace_group("float, constant updater");
  run_constant_float();
  trace_group("double, constant updater");
  run_constant_double();
  trace_group("float, name at each call");
  run_named_float();
  trace_group("double, name at each call");
  run_named_double();
}
