/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many operations the calling thread made on each field: for reports, and for the test that every idiom does the
 * same work. Only in libraries built with CW_FIELD_IDIOM_COUNTED.
 */
#ifndef CASTAWAY_SRC_JOB_COUNTS_H
#define CASTAWAY_SRC_JOB_COUNTS_H

#include <castaway/config.h>
#include <stdint.h>

#include "job_class.h"

enum {
#define CW__FIELD_NUMBER(T, field, kind) CW__FIELD_##T##__##field,
  CW__ALL_FIELDS(CW__FIELD_NUMBER)
#undef CW__FIELD_NUMBER
      CW__FIELD_COUNT
};

enum {
  CW__OPERATION_GET,
  CW__OPERATION_SET,
  CW__OPERATION_EXCHANGE,
  CW__OPERATION_COMPARE, /* compare-and-exchange, successful or not */
  CW__OPERATION_ADD,
  CW__OPERATION_COUNT
};

typedef uint64_t cw__field_count_table[CW__FIELD_COUNT][CW__OPERATION_COUNT];

extern _Thread_local cw__field_count_table cw__field_counts;

/* Copies the calling thread's counts. */
CW_API void cw__field_counts_read(cw__field_count_table *counts);

/* "class.field" of a field's number. */
CW_API const char *cw__field_count_name(int field);

#endif
