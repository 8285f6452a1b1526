/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of unsigned int fields.
 */
#define VALUE uint32_t
#define LOWEST 0
#define HIGHEST UINT32_MAX
#define KIND_NAME "uint"
#define RUN run_uint
#define KIND_FIELD CW_FIELD_UINT
#define KIND_UPDATER CW_UINT_UPDATER
#define kind_updater cw_uint_updater
#define BY_UPDATER(name) cw_uint_##name
#define BY_NAME(name) cw_offset_uint_##name
#define BRIEF
#include <castaway/uint_offset_arithmetic.h>
#include <castaway/uint_updater_arithmetic.h>

#include "integer_idioms.h"
