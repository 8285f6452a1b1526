/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one way in which the job tree touches its atomic fields, in four idioms of which CW_FIELD_IDIOM names one. The
 * sources are the same for all; benchmarks build the library in each to see what an idiom costs with and without the
 * plugin.
 *
 *   CW_FIELD_IDIOM_CONSTANT  a constant updater per field (the default)
 *   CW_FIELD_IDIOM_NAMED     the field's name looked up at each operation, then an operation by offset
 *   CW_FIELD_IDIOM_C11       <stdatomic.h> written by hand: what the other two are measured against
 *   CW_FIELD_IDIOM_COUNTED   C11, and each operation is counted by field and thread; see counts.h
 *
 * Operations take the struct's type, the field, the holder and C11 orders by their short names, for example
 *
 *   cw__ref_exchange_if(cw_job, state, job, seen, wanted, ACQ_REL, RELAXED)
 *
 * which answers the value found: equal to `seen` exactly when `wanted` was stored.
 */
#ifndef CASTAWAY_SRC_JOB_FIELDS_H
#define CASTAWAY_SRC_JOB_FIELDS_H

#include <castaway/options.h>
#include <castaway/order.h>
#include <stdatomic.h>

#include "job_class.h"

#define CW_FIELD_IDIOM_CONSTANT 1
#define CW_FIELD_IDIOM_NAMED 2
#define CW_FIELD_IDIOM_C11 3
#define CW_FIELD_IDIOM_COUNTED 4

#ifndef CW_FIELD_IDIOM
#define CW_FIELD_IDIOM CW_FIELD_IDIOM_CONSTANT
#endif

/* A call of an updater here that the plugin cannot lower is an error, not a slow job tree. */
CW_OPTIONS("required=on");

/* Before any other thread can see the holder: no operation at all, in any idiom. */
#define cw__field_init(holder, field, value) atomic_init(&(holder)->field, (value))

#if CW_FIELD_IDIOM == CW_FIELD_IDIOM_CONSTANT
#include "fields_constant.h"
#elif CW_FIELD_IDIOM == CW_FIELD_IDIOM_NAMED
#include "fields_named.h"
#elif CW_FIELD_IDIOM == CW_FIELD_IDIOM_C11 || CW_FIELD_IDIOM == CW_FIELD_IDIOM_COUNTED
#include "fields_c11.h"
#else
#error "CW_FIELD_IDIOM must be one of the four idioms of fields.h"
#endif

#endif
