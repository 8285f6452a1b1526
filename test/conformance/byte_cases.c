/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of byte fields.
 */
#define VALUE int8_t
#define LOWEST INT8_MIN
#define HIGHEST INT8_MAX
#define KIND_NAME "byte"
#define RUN run_byte
#define KIND_FIELD CW_FIELD_BYTE
#define KIND_UPDATER CW_BYTE_UPDATER
#define kind_updater cw_byte_updater
#define BY_UPDATER(name) cw_byte_##name
#define BY_NAME(name) cw_offset_byte_##name
#define BRIEF
#include <castaway/byte_offset_arithmetic.h>
#include <castaway/byte_updater_arithmetic.h>

#include "integer_idioms.h"
