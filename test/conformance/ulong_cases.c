/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of unsigned long fields.
 */
#define VALUE uint64_t
#define LOWEST 0
#define HIGHEST UINT64_MAX
#define KIND_NAME "ulong"
#define RUN run_ulong
#define KIND_FIELD CW_FIELD_ULONG
#define KIND_UPDATER CW_ULONG_UPDATER
#define kind_updater cw_ulong_updater
#define BY_UPDATER(name) cw_ulong_##name
#define BY_NAME(name) cw_offset_ulong_##name
#define BRIEF
#include <castaway/ulong_offset_arithmetic.h>
#include <castaway/ulong_updater_arithmetic.h>

#include "integer_idioms.h"
