/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of 128-bit unsigned fields.
 */
#include "trace.h"

#ifdef CW_HAVE_INT128
#define VALUE cw_uint128
#define LOWEST 0
#define HIGHEST ((cw_uint128) - 1)
#define KIND_NAME "uint128"
#define RUN run_uint128
#define KIND_FIELD CW_FIELD_UINT128
#define KIND_UPDATER CW_UINT128_UPDATER
#define kind_updater cw_uint128_updater
#define BY_UPDATER(name) cw_uint128_##name
#define BY_NAME(name) cw_offset_uint128_##name
#define BRIEF
#include <castaway/uint128_offset_arithmetic.h>
#include <castaway/uint128_updater_arithmetic.h>

#include "integer_idioms.h"
#else
void run_uint128(void) {}
#endif
