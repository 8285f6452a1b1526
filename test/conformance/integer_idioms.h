/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of integer fields in each idiom: a constant updater, one made in a constructor, one made at its first use,
 * and a name looked up at each call. Included once for each kind, by a file that defines
 *
 *   VALUE, LOWEST, HIGHEST           the field's type and its extremes
 *   KIND_NAME, RUN                   what the trace calls the kind; the function that runs all cases
 *   KIND_FIELD, KIND_UPDATER         the macros that describe a field and make a constant updater
 *   kind_updater, KIND_NEW           the updater's type, the function that makes one by name
 *   BY_UPDATER(name), BY_NAME(name)  an operation by updater, and by offset
 *   BRIEF                            leaves out the idioms whose updaters are made by name, which other kinds show
 *
 * Descriptors are the including file's own, so that a compiler can see through them.
 */
#include "integer_classes.h"
#include "trace.h"
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#define cell_fields cell_class_fields
#else
static const cw_field cell_fields[] = {
    KIND_FIELD(cell, left),
    KIND_FIELD(cell, value),
    KIND_FIELD(cell, right),
};
static const cw_class cell_class = CW_CLASS(cell_class, cell, cell_fields);
static const cw_field subcell_fields[] = {KIND_FIELD(subcell, own)};
static const cw_class subcell_class =
    CW_SUBCLASS(subcell, subcell_fields, 1, &cell_class, (&cell_class, &subcell_class));
#endif

static const cw_class stranger_class = CW_CLASS(stranger_class, cell, cell_fields);

typedef volatile VALUE raw_value __attribute__((may_alias));

/* ---- Constant ---- */

static const kind_updater constant_updater = KIND_UPDATER(cell_class, cell, value);

#define IDIOM constant
#define TITLE KIND_NAME ", constant updater"
#define BY_OFFSET 0
#define OP(name) BY_UPDATER(name)
#define TARGET(c) &constant_updater, (c)
#include "integer_cases.h"

#ifndef BRIEF
/* ---- Made in a constructor ---- */

static const kind_updater *eager_updater;

__attribute__((constructor)) static void make_eager_updater(void) {
  if (KIND_NEW(&cell_class, "value", &eager_updater) != CW_STATUS_OK)
    abort();
}

#define IDIOM eager
#define TITLE KIND_NAME ", updater made in a constructor"
#define BY_OFFSET 0
#define OP(name) BY_UPDATER(name)
#define TARGET(c) eager_updater, (c)
#include "integer_cases.h"

/* ---- Made at its first use ---- */

static const kind_updater *lazy_updater;

static const kind_updater *get_lazy_updater(void) {
  if (!lazy_updater && KIND_NEW(&cell_class, "value", &lazy_updater) != CW_STATUS_OK)
    abort();
  return lazy_updater;
}

#define IDIOM lazy
#define TITLE KIND_NAME ", updater made at first use"
#define BY_OFFSET 0
#define OP(name) BY_UPDATER(name)
#define TARGET(c) get_lazy_updater(), (c)
#include "integer_cases.h"

#endif
/* ---- Name at each call ---- */

#define IDIOM named
#define TITLE KIND_NAME ", name at each call"
#define BY_OFFSET 1
#define OP(name) BY_NAME(name)
#define TARGET(c) (c), cw_field_offset(&cell_class, "value")
#include "integer_cases.h"

static void look_up_nothing(void) {
  cell c = {{&cell_class}, 11, 1, 22};
  trace_group(KIND_NAME ", missing name at each call");
  trace_fault("get", BY_NAME(get)(&c, cw_field_offset(&cell_class, "valu")), CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("get_and_add", BY_NAME(get_and_add)(&c, cw_field_offset(&cell_class, "own"), 1),
              CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("compare_and_set", BY_NAME(compare_and_set)(&c, cw_field_offset(0, "value"), 1, 2),
              CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("null object comes first", BY_NAME(get)(0, cw_field_offset(&cell_class, "")), CW_FAULT_NULL_OBJECT);
  trace_number("untouched", *(raw_value *)&c.left + *(raw_value *)&c.value + *(raw_value *)&c.right, 34);
}

void RUN(void) {
  run_constant();
#ifndef BRIEF
  run_eager();
  run_lazy();
#endif
  run_named();
  look_up_nothing();
}
