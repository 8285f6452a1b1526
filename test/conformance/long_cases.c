/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of long fields in every idiom: a constant updater, one made in a constructor, one made at its first use,
 * and a name looked up at each call. Descriptors are this file's own, so that a compiler can see through them.
 */
#include "trace.h"
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#define VALUE int64_t
#define LOWEST INT64_MIN
#define HIGHEST INT64_MAX

typedef struct cell {
  cw_object object;
  CW_ATOMIC(VALUE) left;
  CW_ATOMIC(VALUE) value;
  CW_ATOMIC(VALUE) right;
} cell;

typedef struct subcell {
  cell base;
  CW_ATOMIC(VALUE) own;
} subcell;

static const cw_field cell_fields[] = {
    CW_FIELD_LONG(cell, left),
    CW_FIELD_LONG(cell, value),
    CW_FIELD_LONG(cell, right),
};
static const cw_class cell_class = CW_CLASS(cell_class, cell, cell_fields);
static const cw_class stranger_class = CW_CLASS(stranger_class, cell, cell_fields);
static const cw_field subcell_fields[] = {CW_FIELD_LONG(subcell, own)};
static const cw_class subcell_class =
    CW_SUBCLASS(subcell, subcell_fields, 1, &cell_class, (&cell_class, &subcell_class));

/* ---- Constant ---- */

static const cw_long_updater constant_updater = CW_LONG_UPDATER(cell_class, cell, value);

#define IDIOM constant
#define TITLE "long, constant updater"
#define BY_OFFSET 0
#define OP(name) cw_long_##name
#define TARGET(c) &constant_updater, (c)
#include "integer_cases.h"

/* ---- Made in a constructor ---- */

static const cw_long_updater *eager_updater;

__attribute__((constructor)) static void make_eager_updater(void) {
  if (cw_new_long_updater(&cell_class, "value", &eager_updater) != CW_STATUS_OK)
    abort();
}

#define IDIOM eager
#define TITLE "long, updater made in a constructor"
#define BY_OFFSET 0
#define OP(name) cw_long_##name
#define TARGET(c) eager_updater, (c)
#include "integer_cases.h"

/* ---- Made at its first use ---- */

static const cw_long_updater *lazy_updater;

static const cw_long_updater *get_lazy_updater(void) {
  if (!lazy_updater && cw_new_long_updater(&cell_class, "value", &lazy_updater) != CW_STATUS_OK)
    abort();
  return lazy_updater;
}

#define IDIOM lazy
#define TITLE "long, updater made at first use"
#define BY_OFFSET 0
#define OP(name) cw_long_##name
#define TARGET(c) get_lazy_updater(), (c)
#include "integer_cases.h"

/* ---- Name at each call ---- */

#define IDIOM named
#define TITLE "long, name at each call"
#define BY_OFFSET 1
#define OP(name) cw_offset_long_##name
#define TARGET(c) (c), cw_field_offset(&cell_class, "value")
#include "integer_cases.h"

static void look_up_nothing(void) {
  cell c = {{&cell_class}, 11, 1, 22};
  trace_group("long, missing name at each call");
  trace_fault("get", cw_offset_long_get(&c, cw_field_offset(&cell_class, "valu")), CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("get_and_add", cw_offset_long_get_and_add(&c, cw_field_offset(&cell_class, "own"), 1),
              CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("compare_and_set", cw_offset_long_compare_and_set(&c, cw_field_offset(0, "value"), 1, 2),
              CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("null object comes first", cw_offset_long_get(0, cw_field_offset(&cell_class, "")), CW_FAULT_NULL_OBJECT);
  trace_number("untouched", c.left + c.value + c.right, 34);
}

void run_long(void) {
  run_constant();
  run_eager();
  run_lazy();
  run_named();
  look_up_nothing();
}
