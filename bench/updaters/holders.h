/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The objects whose fields are updated, and their descriptors. All are static, in the one file that uses them: a
 * descriptor that another module could replace proves nothing about a field.
 */
#ifndef CASTAWAY_BENCH_HOLDERS_H
#define CASTAWAY_BENCH_HOLDERS_H

#include <castaway/class.h>
#include <castaway/updater.h>

/** What reference fields refer to. */
typedef struct target {
  cw_object object;
} target;

/** An object class: updaters check the holder's class, and the class of a reference to be stored. */
typedef struct exact {
  cw_object object;
  CW_ATOMIC(int32_t) int_field;
  CW_ATOMIC(long) long_field;
  CW_ATOMIC(target *) ref_field;
} exact;

/** A subclass of it, which declares nothing that is measured: fields belong to the class that declares them. */
typedef struct subclass {
  exact base;
  CW_ATOMIC(int32_t) own_field;
} subclass;

/** A plain struct: nothing to check but null, and any pointer may be stored. */
typedef struct plain {
  CW_ATOMIC(int32_t) int_field;
  CW_ATOMIC(long) long_field;
  CW_ATOMIC(target *) ref_field;
} plain;

static const cw_field target_fields[1]; /* none; an array needs one element */
static const cw_class target_class = {"target", 0, target_fields, 0, sizeof(target), 0, 0, {&target_class}};

static const cw_class exact_class;
static const cw_field exact_fields[] = {
    CW_FIELD_INT(exact, int_field),
    CW_FIELD_LONG(exact, long_field),
    CW_FIELD_REF(exact, ref_field, target, &target_class),
};
static const cw_class exact_class = CW_CLASS(exact_class, exact, exact_fields);

static const cw_class subclass_class;
static const cw_field subclass_fields[] = {CW_FIELD_INT(subclass, own_field)};
static const cw_class subclass_class =
    CW_SUBCLASS(subclass, subclass_fields, 1, &exact_class, (&exact_class, &subclass_class));

static const cw_class plain_class;
static const cw_field plain_fields[] = {
    CW_FIELD_INT(plain, int_field),
    CW_FIELD_LONG(plain, long_field),
    CW_FIELD_REF(plain, ref_field, target, 0),
};
static const cw_class plain_class = CW_PLAIN_CLASS(plain_class, plain, plain_fields);

#endif
