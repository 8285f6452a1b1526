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

/* Three adjacent fields. */
#define THREE(T, stem)                                                                                                 \
  CW_ATOMIC(T) stem##left;                                                                                             \
  CW_ATOMIC(T) stem##middle;                                                                                           \
  CW_ATOMIC(T) stem##right;

/* An operation on a middle field must leave the two beside it alone. */
typedef struct holder {
  cw_object object;
  THREE(int32_t, int_)
  THREE(int64_t, long_)
  THREE(thing *, ref_)
  THREE(int8_t, byte_)
  THREE(int16_t, short_)
  THREE(uint8_t, ubyte_)
  THREE(uint16_t, ushort_)
  THREE(uint32_t, uint_)
  THREE(uint64_t, ulong_)
  THREE(bool, bool_)
#ifdef CW_HAVE_INT128
  THREE(cw_int128, int128_)
  THREE(cw_uint128, uint128_)
#endif
  THREE(float, float_)
  THREE(double, double_)
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
