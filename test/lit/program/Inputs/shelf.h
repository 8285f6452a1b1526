/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the files of the programs share: a class whose objects are checked, constant updaters of it, and functions of
 * each file that use them.
 */
#ifndef SHELF_H
#define SHELF_H

#include <castaway/castaway.h>

typedef struct shelf {
  cw_object object;
  CW_ATOMIC(int32_t) books;
  CW_ATOMIC(int64_t) weight;
} shelf;

extern const cw_class shelf_class;
extern const cw_int_updater shelf_books;
extern const cw_long_updater shelf_weight;

int32_t add_books(shelf *s, int32_t count);
int64_t add_weight(shelf *s, int64_t grams);

#endif
