/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reference fields: their updaters, how to make one, and the functions that some operations take. Operations are in
 * ref_updater.h and ref_offset.h.
 */
#ifndef CASTAWAY_REF_FIELD_H
#define CASTAWAY_REF_FIELD_H

#include <castaway/updater.h>

CW_BEGIN_DECLS

/** Updates one pointer field. */
typedef struct cw_ref_updater {
  cw_updater base;
} cw_ref_updater;

/**
 * A constant updater of the `_Atomic(Target *)` member `field` of struct type `T`, described by `holder_class`; values
 * are checked against `value_class` (a pointer to a descriptor) unless it is null or plain.
 */
#define CW_REF_UPDATER(holder_class, T, field, Target, value_class)                                                    \
  CW__UPDATER(holder_class, value_class, T, field, CW_KIND_REF, CW__FIELD_FLAGS_REF(T, field, Target))

/**
 * Makes an updater for the reference field `name` that `holder_class` itself declares, whose value class must be
 * `value_class` (null where the field takes any pointer).
 *
 * On success `*updater` is set; on failure it is null and nothing else happens. The checks, in this order, give
 * CW_STATUS_NULL_ARGUMENT, NO_SUCH_FIELD, NOT_ACCESSIBLE, WRONG_KIND, WRONG_VALUE_CLASS, NOT_ATOMIC, MISALIGNED, then
 * NO_MEMORY. `cw_last_error` then names class and field.
 * Thread: any. Owns: the caller; cw_updater_free, or never, as for one kept in a static. Errors: as above.
 */
CW_CONTRACT(
    "castaway:new class=0 value_class=1 name=2 result=3 success=0 size=$24 kind=$17 " CW__CLASS_WORDS CW__UPDATER_WORDS,
    CW__CLASS_POSITIONS, CW_KIND_REF, CW__UPDATER_POSITIONS, sizeof(void *))
CW_API CW_NODISCARD cw_status cw_new_ref_updater(const cw_class *holder_class, const cw_class *value_class,
                                                 const char *name, const cw_ref_updater **updater) CW_NOTHROW;

/**
 * For get_and_update and update_and_get of reference fields. Gets a reference from the field, perhaps null, and the
 * operation's `context`; returns the one to store instead: null or, by an updater with a value class, an instance of
 * it. The operation reads the field, calls the function, and stores the answer if the field still holds the reference
 * read; else it starts again. So the function may run more than once for one operation, also on references whose answer
 * is never stored, and must have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef void *cw_ref_update_fn(void *value, void *context);

/**
 * For get_and_accumulate and accumulate_and_get of reference fields. As cw_ref_update_fn, and gets the operation's
 * `operand`, too.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef void *cw_ref_accumulate_fn(void *value, void *operand, void *context);

CW_END_DECLS

#endif
