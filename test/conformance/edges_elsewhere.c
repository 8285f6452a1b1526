/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The other translation unit of edges.c.
 */
#include "edges.h"

static const cw_field fields[] = {CW_FIELD_INT(pair, one), CW_FIELD_INT(pair, two)};
const cw_class external_class = CW_CLASS(external_class, pair, fields);
const cw_int_updater external_updater = CW_INT_UPDATER(external_class, pair, two);

const cw_int_updater *assigned_updater;

void assign_updater(const cw_int_updater *updater) {
  assigned_updater = updater;
}

/* The strong definition of what edges.c defines weakly: here the name `one` means the other field. */
static const cw_field replaced_fields[] = {{"one", 0, offsetof(pair, two), 4, CW_KIND_INT, CW_FIELD_ATOMIC}};
const cw_class replaced_class = CW_CLASS(replaced_class, pair, replaced_fields);
