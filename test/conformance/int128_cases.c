/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of 128-bit fields.
 */
#include "trace.h"

#ifdef CW_HAVE_INT128
#define VALUE cw_int128
#define LOWEST (-HIGHEST - 1)
#define HIGHEST ((cw_int128)((cw_uint128) - 1 >> 1))
#define KIND_NAME "int128"
#define RUN run_int128
#define KIND_FIELD CW_FIELD_INT128
#define KIND_UPDATER CW_INT128_UPDATER
#define kind_updater cw_int128_updater
#define BY_UPDATER(name) cw_int128_##name
#define BY_NAME(name) cw_offset_int128_##name
#define BRIEF
#include <castaway/int128_offset_arithmetic.h>
#include <castaway/int128_updater_arithmetic.h>

#include "integer_idioms.h"
#else
void run_int128(void) {}
#endif
