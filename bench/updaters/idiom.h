/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * BENCH_OPERATE(kind, idiom, holder, name, arguments): one operation on the field of `object`, in the idiom named or,
 * with BENCH_C11 defined, in plain C11 whatever the idiom. The rest of the source is the same in all variants.
 */
#ifndef CASTAWAY_BENCH_IDIOM_H
#define CASTAWAY_BENCH_IDIOM_H

#include "holders.h"

/* The class that declares the fields of a holder. */
#define BENCH_DECLARING_exact exact
#define BENCH_DECLARING_subclass exact
#define BENCH_DECLARING_plain plain

#define BENCH_UNWRAP(...) __VA_ARGS__
#define BENCH_JOIN(a, b) BENCH_JOIN_NOW(a, b)
#define BENCH_JOIN_NOW(a, b) a##b

#ifdef BENCH_C11

#include "c11.h"

#define BENCH_OPERATE(kind, idiom, holder, name, arguments)                                                            \
  c11_##kind##_##name(&object->kind##_field BENCH_UNWRAP arguments)

#else

#include <castaway/int_offset_arithmetic.h>
#include <castaway/int_updater_arithmetic.h>
#include <castaway/long_offset_arithmetic.h>
#include <castaway/long_updater_arithmetic.h>
#include <castaway/ref_offset.h>
#include <castaway/ref_updater.h>

static const cw_int_updater int_updater_of_exact = CW_INT_UPDATER(exact_class, exact, int_field);
static const cw_long_updater long_updater_of_exact = CW_LONG_UPDATER(exact_class, exact, long_field);
static const cw_ref_updater ref_updater_of_exact = CW_REF_UPDATER(exact_class, exact, ref_field, target, &target_class);
static const cw_int_updater int_updater_of_plain = CW_INT_UPDATER(plain_class, plain, int_field);
static const cw_long_updater long_updater_of_plain = CW_LONG_UPDATER(plain_class, plain, long_field);
static const cw_ref_updater ref_updater_of_plain = CW_REF_UPDATER(plain_class, plain, ref_field, target, 0);

static const cw_int_updater *int_updater_by_name;
static const cw_long_updater *long_updater_by_name;
static const cw_ref_updater *ref_updater_by_name;

__attribute__((constructor)) static void make_updaters(void) {
  if (cw_new_int_updater(&exact_class, "int_field", &int_updater_by_name) != CW_STATUS_OK ||
      cw_new_long_updater(&exact_class, "long_field", &long_updater_by_name) != CW_STATUS_OK ||
      cw_new_ref_updater(&exact_class, &target_class, "ref_field", &ref_updater_by_name) != CW_STATUS_OK)
    __builtin_trap(); /* the descriptors above are wrong: nothing can be measured */
}

#define BENCH_OPERATE(kind, idiom, holder, name, arguments) BENCH_OPERATE_##idiom(kind, holder, name, arguments)
#define BENCH_OPERATE_constant(kind, holder, name, arguments)                                                          \
  cw_##kind##_##name(&BENCH_JOIN(kind##_updater_of_, BENCH_DECLARING_##holder), object BENCH_UNWRAP arguments)
#define BENCH_OPERATE_startup(kind, holder, name, arguments)                                                           \
  cw_##kind##_##name(kind##_updater_by_name, object BENCH_UNWRAP arguments)
#define BENCH_OPERATE_name(kind, holder, name, arguments)                                                              \
  cw_offset_##kind##_##name(object, cw_field_offset(&BENCH_JOIN(BENCH_DECLARING_##holder, _class), #kind "_field")     \
                                        BENCH_UNWRAP arguments)

#endif

#endif
