/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cases of int fields.
 */
#define VALUE int32_t
#define LOWEST INT32_MIN
#define HIGHEST INT32_MAX
#define KIND_NAME "int"
#define RUN run_int
#define KIND_FIELD CW_FIELD_INT
#define KIND_UPDATER CW_INT_UPDATER
#define kind_updater cw_int_updater
#define KIND_NEW cw_new_int_updater
#define BY_UPDATER(name) cw_int_##name
#define BY_NAME(name) cw_offset_int_##name
#include "integer_idioms.h"
