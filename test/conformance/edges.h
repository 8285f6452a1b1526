/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What edges.c sees of another translation unit: descriptors and an updater that may or may not be what they seem.
 */
#ifndef TEST_CONFORMANCE_EDGES_H
#define TEST_CONFORMANCE_EDGES_H

#include "pair_classes.h"
#include "trace.h"

extern const cw_class external_class;          /* constant, defined elsewhere */
extern const cw_int_updater external_updater;  /* of its field `two` */
extern const cw_int_updater *assigned_updater; /* assigned elsewhere, not once */
extern const cw_class replaced_class;          /* edges.c's weak definition is not the one linked */

void assign_updater(const cw_int_updater *updater);

#endif
