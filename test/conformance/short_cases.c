/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of short fields.
 */
#define VALUE int16_t
#define LOWEST INT16_MIN
#define HIGHEST INT16_MAX
#define KIND_NAME "short"
#define RUN run_short
#define KIND_FIELD CW_FIELD_SHORT
#define KIND_UPDATER CW_SHORT_UPDATER
#define kind_updater cw_short_updater
#define BY_UPDATER(name) cw_short_##name
#define BY_NAME(name) cw_offset_short_##name
#define BRIEF
#include <castaway/short_offset_arithmetic.h>
#include <castaway/short_updater_arithmetic.h>

#include "integer_idioms.h"
