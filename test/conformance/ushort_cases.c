/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of unsigned short fields.
 */
#define VALUE uint16_t
#define LOWEST 0
#define HIGHEST UINT16_MAX
#define KIND_NAME "ushort"
#define RUN run_ushort
#define KIND_FIELD CW_FIELD_USHORT
#define KIND_UPDATER CW_USHORT_UPDATER
#define kind_updater cw_ushort_updater
#define BY_UPDATER(name) cw_ushort_##name
#define BY_NAME(name) cw_offset_ushort_##name
#define BRIEF
#include <castaway/ushort_offset_arithmetic.h>
#include <castaway/ushort_updater_arithmetic.h>

#include "integer_idioms.h"
