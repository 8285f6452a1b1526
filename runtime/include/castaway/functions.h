/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The types of the functions that get_and_update, accumulate_and_get and their like take. The operation reads the
 * field, calls the function, and stores the answer if the field still holds the value read; else it starts again. So a
 * function may run more than once for one operation, also on values whose answer is never stored.
 */
#ifndef CASTAWAY_FUNCTIONS_H
#define CASTAWAY_FUNCTIONS_H

#include <castaway/config.h>
#include <stdint.h>

CW_BEGIN_DECLS

/**
 * For get_and_update and update_and_get of int fields. Gets a value of the field and the operation's `context`;
 * returns the value to store instead. May run more than once for one operation, so it must have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef int32_t cw_int_update_fn(int32_t value, void *context);

/**
 * For get_and_accumulate and accumulate_and_get of int fields. Gets a value of the field, and the operation's
 * `operand` and `context`; returns the value to store instead. May run more than once for one operation, so it must
 * have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef int32_t cw_int_accumulate_fn(int32_t value, int32_t operand, void *context);

/**
 * For get_and_update and update_and_get of long fields. Gets a value of the field and the operation's `context`;
 * returns the value to store instead. May run more than once for one operation, so it must have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef int64_t cw_long_update_fn(int64_t value, void *context);

/**
 * For get_and_accumulate and accumulate_and_get of long fields. Gets a value of the field, and the operation's
 * `operand` and `context`; returns the value to store instead. May run more than once for one operation, so it must
 * have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef int64_t cw_long_accumulate_fn(int64_t value, int64_t operand, void *context);

/**
 * For get_and_update and update_and_get of reference fields. Gets a reference from the field, perhaps null, and the
 * operation's `context`; returns the one to store instead: null or, by an updater with a value class, an instance of
 * it. May run more than once for one operation, so it must have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef void *cw_ref_update_fn(void *value, void *context);

/**
 * For get_and_accumulate and accumulate_and_get of reference fields. Gets a reference from the field, perhaps null, and
 * the operation's `operand` and `context`; returns the one to store instead: null or, by an updater with a value class,
 * an instance of it. May run more than once for one operation, so it must have no effects.
 *
 * Thread: the one that called the operation, during the call.
 */
typedef void *cw_ref_accumulate_fn(void *value, void *operand, void *context);

CW_END_DECLS

#endif
