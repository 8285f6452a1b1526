/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The classes that the unit tests share: a holder with three adjacent fields of each kind, its subclass, a class of
 * the same layout that is neither, and the things that its references mean.
 */
#ifndef TEST_UNIT_SHAPES_H
#define TEST_UNIT_SHAPES_H

#include <castaway/class.h>

typedef struct thing {
  cw_object object;
} thing;

/* An operation on a middle field must leave the two beside it alone. */
typedef struct holder {
  cw_object object;
  CW_ATOMIC(int32_t) int_left;
  CW_ATOMIC(int32_t) int_middle;
  CW_ATOMIC(int32_t) int_right;
  CW_ATOMIC(int64_t) long_left;
  CW_ATOMIC(int64_t) long_middle;
  CW_ATOMIC(int64_t) long_right;
  CW_ATOMIC(thing *) ref_left;
  CW_ATOMIC(thing *) ref_middle;
  CW_ATOMIC(thing *) ref_right;
} holder;

typedef struct heir {
  holder base;
  CW_ATOMIC(int32_t) own;
} heir;

extern const cw_class thing_class;
extern const cw_class special_thing_class; /* extends thing */
extern const cw_class holder_class;
extern const cw_class heir_class;     /* extends holder */
extern const cw_class stranger_class; /* its structs are laid out as holder's, but it is no holder */

#endif
