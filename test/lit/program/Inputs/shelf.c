/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The descriptors.
 */
#include "shelf.h"

static const cw_field shelf_fields[] = {CW_FIELD_INT(shelf, books), CW_FIELD_LONG(shelf, weight)};
const cw_class shelf_class = CW_CLASS(shelf_class, shelf, shelf_fields);
const cw_int_updater shelf_books = CW_INT_UPDATER(shelf_class, shelf, books);
const cw_long_updater shelf_weight = CW_LONG_UPDATER(shelf_class, shelf, weight);
