/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One kind of field and one way to name it, chosen by the build with FIELD_INT, FIELD_LONG or FIELD_REF and, for
 * operations by offset, BY_OFFSET. The tests of operations are written once against this and built six times.
 */
#ifndef TEST_UNIT_TARGET_H
#define TEST_UNIT_TARGET_H

#include "shapes.h"
#include <castaway/castaway.h>

#if defined FIELD_INT
typedef int32_t value;
typedef cw_int_updater updater_type;
typedef cw_int_update_fn update_fn;
typedef cw_int_accumulate_fn accumulate_fn;
#define LOWEST INT32_MIN
#define HIGHEST INT32_MAX
#define LEFT int_left
#define MIDDLE int_middle
#define RIGHT int_right
#define FIELD_NAME "int_middle"
#define UPDATER_OP(name) cw_int_##name
#define OFFSET_OP(name) cw_offset_int_##name
#define UPDATER_PREFIX "cw_int_"
#define OFFSET_PREFIX "cw_offset_int_"
#define THE_UPDATER CW_INT_UPDATER(holder_class, holder, int_middle)
#elif defined FIELD_LONG
typedef int64_t value;
typedef cw_long_updater updater_type;
typedef cw_long_update_fn update_fn;
typedef cw_long_accumulate_fn accumulate_fn;
#define LOWEST INT64_MIN
#define HIGHEST INT64_MAX
#define LEFT long_left
#define MIDDLE long_middle
#define RIGHT long_right
#define FIELD_NAME "long_middle"
#define UPDATER_OP(name) cw_long_##name
#define OFFSET_OP(name) cw_offset_long_##name
#define UPDATER_PREFIX "cw_long_"
#define OFFSET_PREFIX "cw_offset_long_"
#define THE_UPDATER CW_LONG_UPDATER(holder_class, holder, long_middle)
#elif defined FIELD_REF
typedef void *value;
typedef cw_ref_updater updater_type;
typedef cw_ref_update_fn update_fn;
typedef cw_ref_accumulate_fn accumulate_fn;
#define LEFT ref_left
#define MIDDLE ref_middle
#define RIGHT ref_right
#define FIELD_NAME "ref_middle"
#define UPDATER_OP(name) cw_ref_##name
#define OFFSET_OP(name) cw_offset_ref_##name
#define UPDATER_PREFIX "cw_ref_"
#define OFFSET_PREFIX "cw_offset_ref_"
#define THE_UPDATER CW_REF_UPDATER(holder_class, holder, ref_middle, thing, &thing_class)
#else
#error "define FIELD_INT, FIELD_LONG or FIELD_REF"
#endif

/* The arguments of any operation; each takes those that it has. */
typedef struct arguments {
  const updater_type *updater;
  void *holder;
  ptrdiff_t offset;
  value first;  /* value, operand, delta, mask, bound or the expected value */
  value second; /* the desired value */
  update_fn *update;
  accumulate_fn *accumulate;
  void *context;
  cw_order success;
  cw_order failure;
} arguments;

#ifdef BY_OFFSET
#define OP(name) OFFSET_OP(name)
#define PREFIX OFFSET_PREFIX
#define TARGET a->holder, a->offset
#else
#define OP(name) UPDATER_OP(name)
#define PREFIX UPDATER_PREFIX
#define TARGET a->updater, a->holder
#endif

/* ---- Values: things for references, numbers otherwise ---- */

enum { SAMPLES = 8 };

#ifdef FIELD_REF
static thing samples[SAMPLES];

/* The n-th of a few different values; 0 is null. */
static inline value sample(int n) {
  cw_object_init(&samples[n].object, n % 2 ? &thing_class : &special_thing_class);
  return n ? &samples[n] : 0;
}
#else
static inline value sample(int n) {
  return (value)(n * 1000003);
}
#endif

/* A holder whose middle field is sample(1); the fields beside it are sample(6) and sample(7). */
static inline void holder_fill(holder *h, const cw_class *object_class) {
  *h = (holder){.object = {object_class}, .LEFT = sample(6), .MIDDLE = sample(1), .RIGHT = sample(7)};
}

static inline bool neighbours_untouched(holder *h) {
  return h->LEFT == sample(6) && h->RIGHT == sample(7);
}

/* Arguments that are right for every operation. */
static inline arguments right_arguments(const updater_type *updater, holder *h) {
  arguments a = {.updater = updater, .holder = h, .offset = offsetof(holder, MIDDLE)};
  a.first = sample(1);
  a.second = sample(2);
  return a;
}

#endif
