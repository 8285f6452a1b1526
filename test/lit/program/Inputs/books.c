/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A file that knows the updaters by declaration only.
 */
#include "shelf.h"

int32_t add_books(shelf *s, int32_t count) {
  return cw_int_add_and_get(&shelf_books, s, count);
}
