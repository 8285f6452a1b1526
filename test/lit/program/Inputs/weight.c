/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Another.
 */
#include "shelf.h"

int64_t add_weight(shelf *s, int64_t grams) {
  return cw_long_get_and_add(&shelf_weight, s, grams);
}
