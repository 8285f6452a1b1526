/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of unsigned byte fields.
 */
#define VALUE uint8_t
#define LOWEST 0
#define HIGHEST UINT8_MAX
#define KIND_NAME "ubyte"
#define RUN run_ubyte
#define KIND_FIELD CW_FIELD_UBYTE
#define KIND_UPDATER CW_UBYTE_UPDATER
#define kind_updater cw_ubyte_updater
#define BY_UPDATER(name) cw_ubyte_##name
#define BY_NAME(name) cw_offset_ubyte_##name
#define BRIEF
#include <castaway/ubyte_offset_arithmetic.h>
#include <castaway/ubyte_updater_arithmetic.h>

#include "integer_idioms.h"
