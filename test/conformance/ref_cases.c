/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of reference fields in every idiom: a constant updater, one made in a constructor, one made at its first
 * use, and a name looked up at each call. Descriptors are this file's own, so that a compiler can see through them.
 */
#include "ref_classes.h"
#include "trace.h"
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#define cell_fields cell_class_fields
#else
static const cw_class thing_class = {"thing", 0, 0, 0, sizeof(thing), 0, 0, {&thing_class}};

static const cw_field cell_fields[] = {
    CW_FIELD_REF(cell, left, thing, &thing_class),
    CW_FIELD_REF(cell, value, thing, &thing_class),
    CW_FIELD_REF(cell, right, thing, &thing_class),
};
static const cw_class cell_class = CW_CLASS(cell_class, cell, cell_fields);
static const cw_field subcell_fields[] = {CW_FIELD_REF(subcell, own, thing, &thing_class)};
static const cw_class subcell_class =
    CW_SUBCLASS(subcell, subcell_fields, 1, &cell_class, (&cell_class, &subcell_class));
#endif

static const cw_class special_class = {
    "special", &thing_class, 0, 0, sizeof(thing), 1, 0, {&thing_class, &special_class}};
static const cw_class alien_class = {"alien", 0, 0, 0, sizeof(thing), 0, 0, {&alien_class}};
static const cw_class stranger_class = CW_CLASS(stranger_class, cell, cell_fields);

static thing first = {{&thing_class}};
static thing second = {{&thing_class}};
static thing special = {{&special_class}};
static thing alien = {{&alien_class}};

static int number_of(const void *reference) {
  const void *const known[] = {0, &first, &second, &special, &alien};
  for (int number = 0; number < 5; number++)
    if (known[number] == reference)
      return number;
  return -1;
}

static cell new_cell(thing *value) {
  return (cell){{&cell_class}, &first, value, &second};
}

/* ---- Constant ---- */

static const cw_ref_updater constant_updater = CW_REF_UPDATER(cell_class, cell, value, thing, &thing_class);

#define IDIOM constant
#define TITLE "ref, constant updater"
#define BY_OFFSET 0
#define OP(name) cw_ref_##name
#define TARGET(c) &constant_updater, (c)
#include "reference_cases.h"

/* ---- Made in a constructor ---- */

static const cw_ref_updater *eager_updater;

__attribute__((constructor)) static void make_eager_updater(void) {
  if (cw_new_ref_updater(&cell_class, &thing_class, "value", &eager_updater) != CW_STATUS_OK)
    abort();
}

#define IDIOM eager
#define TITLE "ref, updater made in a constructor"
#define BY_OFFSET 0
#define OP(name) cw_ref_##name
#define TARGET(c) eager_updater, (c)
#include "reference_cases.h"

/* ---- Made at its first use ---- */

static const cw_ref_updater *lazy_updater;

static const cw_ref_updater *get_lazy_updater(void) {
  if (!lazy_updater && cw_new_ref_updater(&cell_class, &thing_class, "value", &lazy_updater) != CW_STATUS_OK)
    abort();
  return lazy_updater;
}

#define IDIOM lazy
#define TITLE "ref, updater made at first use"
#define BY_OFFSET 0
#define OP(name) cw_ref_##name
#define TARGET(c) get_lazy_updater(), (c)
#include "reference_cases.h"

/* ---- Name at each call ---- */

#define IDIOM named
#define TITLE "ref, name at each call"
#define BY_OFFSET 1
#define OP(name) cw_offset_ref_##name
#define TARGET(c) (c), cw_field_offset(&cell_class, "value")
#include "reference_cases.h"

static void look_up_nothing(void) {
  cell c = new_cell(&first);
  trace_group("ref, missing name at each call");
  trace_fault("get", number_of(cw_offset_ref_get(&c, cw_field_offset(&cell_class, "valu"))), CW_FAULT_NEGATIVE_OFFSET);
  trace_fault("compare_and_set",
              cw_offset_ref_compare_and_set(&c, cw_field_offset(&cell_class, "own"), &first, &second),
              CW_FAULT_NEGATIVE_OFFSET);
  trace_number("untouched", number_of(c.value), 1);
}

void run_ref(void) {
  run_constant();
  run_eager();
  run_lazy();
  run_named();
  look_up_nothing();
}
