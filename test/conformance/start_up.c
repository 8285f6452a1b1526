/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Before and beside initialisation: uses before the updater's constructor ran, updaters that nothing ever makes, and
 * such as are made and never used. A write-once updater is not the same as a constant: until it is written it is null.
 */
#include "start_up_classes.h"
#include "trace.h"
#include <stdlib.h>

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#else
static const cw_field cell_fields[] = {CW_FIELD_INT(cell, value)};
static const cw_class cell_class = CW_CLASS(cell_class, cell, cell_fields);
#endif

static const cw_int_updater constant_updater = CW_INT_UPDATER(cell_class, cell, value);
static const cw_int_updater *eager_updater;
static const cw_int_updater *never_made_updater;
static const cw_int_updater *never_used_updater;

static cell early = {{&cell_class}, 1};
static int32_t early_constant;
static int32_t early_eager;
static int early_faults;

/* After suite.c's handler is set, before any constructor without a number. */
__attribute__((constructor(200))) static void use_too_early(void) {
  early_constant = cw_int_add_and_get(&constant_updater, &early, 2);
  early_eager = cw_int_add_and_get(eager_updater, &early, 4);
  early_faults = trace_fault_count();
}

__attribute__((constructor)) static void make_updaters(void) {
  if (cw_new_int_updater(&cell_class, "value", &eager_updater) != CW_STATUS_OK ||
      cw_new_int_updater(&cell_class, "value", &never_used_updater) != CW_STATUS_OK)
    abort();
}

void run_start_up(void) {
  cell c = {{&cell_class}, 5};
  trace_group("start-up");
  trace_number("constant updater before any constructor", early_constant, 3);
  trace_number("updater used before it is made, answer", early_eager, 0);
  trace_number("updater used before it is made, faults", early_faults, 1);
  trace_number("updater used before it is made, nothing stored", early.value, 3);
  trace_number("the same one later", cw_int_add_and_get(eager_updater, &early, 4), 7);
  trace_fault("never made, get", cw_int_get(never_made_updater, &c), CW_FAULT_NULL_UPDATER);
  trace_fault("never made, compare_and_set", cw_int_compare_and_set(never_made_updater, &c, 5, 6),
              CW_FAULT_NULL_UPDATER);
  trace_fault("never made, null holder", cw_int_get_and_add(never_made_updater, 0, 1), CW_FAULT_NULL_UPDATER);
  trace_number("never made, nothing stored", c.value, 5);
}
