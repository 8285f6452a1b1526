/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The types of the functions that get_and_update, accumulate_and_get and their like take. They may run more than once
 * for one operation, on any value the field had meanwhile, so they must have no effects.
 */
#ifndef CASTAWAY_FUNCTIONS_H
#define CASTAWAY_FUNCTIONS_H

#include <castaway/config.h>
#include <stdint.h>

CW_BEGIN_DECLS

typedef int32_t cw_int_update_fn(int32_t value, void *context);
typedef int32_t cw_int_accumulate_fn(int32_t value, int32_t operand, void *context);
typedef int64_t cw_long_update_fn(int64_t value, void *context);
typedef int64_t cw_long_accumulate_fn(int64_t value, int64_t operand, void *context);
typedef void *cw_ref_update_fn(void *value, void *context);
typedef void *cw_ref_accumulate_fn(void *value, void *operand, void *context);

CW_END_DECLS

#endif
