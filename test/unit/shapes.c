/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shapes.h"

typedef thing special_thing;

const cw_class thing_class = CW_CLASS_WITHOUT_FIELDS(thing_class, thing);
const cw_class special_thing_class =
    CW_SUBCLASS_WITHOUT_FIELDS(special_thing, 1, &thing_class, (&thing_class, &special_thing_class));

static const cw_field holder_fields[] = {
    CW_FIELD_INT(holder, int_left),
    CW_FIELD_INT(holder, int_middle),
    CW_FIELD_INT(holder, int_right),
    CW_FIELD_LONG(holder, long_left),
    CW_FIELD_LONG(holder, long_middle),
    CW_FIELD_LONG(holder, long_right),
    CW_FIELD_REF(holder, ref_left, thing, &thing_class),
    CW_FIELD_REF(holder, ref_middle, thing, &thing_class),
    CW_FIELD_REF(holder, ref_right, thing, &thing_class),
};
const cw_class holder_class = CW_CLASS(holder_class, holder, holder_fields);
const cw_class stranger_class = CW_CLASS(stranger_class, holder, holder_fields);

static const cw_field heir_fields[] = {CW_FIELD_INT(heir, own)};
const cw_class heir_class = CW_SUBCLASS(heir, heir_fields, 1, &holder_class, (&holder_class, &heir_class));
