/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shapes.h"

typedef thing special_thing;

const cw_class thing_class = CW_CLASS_WITHOUT_FIELDS(thing_class, thing);
const cw_class special_thing_class =
    CW_SUBCLASS_WITHOUT_FIELDS(special_thing, 1, &thing_class, (&thing_class, &special_thing_class));

#define THREE_FIELDS(DESCRIBE, stem)                                                                                   \
  DESCRIBE(holder, stem##left), DESCRIBE(holder, stem##middle), DESCRIBE(holder, stem##right)

static const cw_field holder_fields[] = {
    THREE_FIELDS(CW_FIELD_INT, int_),
    THREE_FIELDS(CW_FIELD_LONG, long_),
    CW_FIELD_REF(holder, ref_left, thing, &thing_class),
    CW_FIELD_REF(holder, ref_middle, thing, &thing_class),
    CW_FIELD_REF(holder, ref_right, thing, &thing_class),
    THREE_FIELDS(CW_FIELD_BYTE, byte_),
    THREE_FIELDS(CW_FIELD_SHORT, short_),
    THREE_FIELDS(CW_FIELD_UBYTE, ubyte_),
    THREE_FIELDS(CW_FIELD_USHORT, ushort_),
    THREE_FIELDS(CW_FIELD_UINT, uint_),
    THREE_FIELDS(CW_FIELD_ULONG, ulong_),
    THREE_FIELDS(CW_FIELD_BOOL, bool_),
#ifdef CW_HAVE_INT128
    THREE_FIELDS(CW_FIELD_INT128, int128_),
    THREE_FIELDS(CW_FIELD_UINT128, uint128_),
#endif
    THREE_FIELDS(CW_FIELD_FLOAT, float_),
    THREE_FIELDS(CW_FIELD_DOUBLE, double_),
};
const cw_class holder_class = CW_CLASS(holder_class, holder, holder_fields);
const cw_class stranger_class = CW_CLASS(stranger_class, holder, holder_fields);

static const cw_field heir_fields[] = {CW_FIELD_INT(heir, own)};
const cw_class heir_class = CW_SUBCLASS(heir, heir_fields, 1, &holder_class, (&holder_class, &heir_class));
