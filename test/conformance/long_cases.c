/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of long fields.
 */
#define VALUE int64_t
#define LOWEST INT64_MIN
#define HIGHEST INT64_MAX
#define KIND_NAME "long"
#define RUN run_long
#define KIND_FIELD CW_FIELD_LONG
#define KIND_UPDATER CW_LONG_UPDATER
#define kind_updater cw_long_updater
#define KIND_NEW cw_new_long_updater
#define BY_UPDATER(name) cw_long_##name
#define BY_NAME(name) cw_offset_long_##name
#include "integer_idioms.h"
