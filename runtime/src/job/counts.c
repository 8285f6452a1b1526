/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The counts of counts.h. Empty in the other idioms, so that all four are built from one list of sources.
 */
#include "fields.h"

#if CW_FIELD_IDIOM == CW_FIELD_IDIOM_COUNTED

#include <string.h>

_Thread_local cw__field_count_table cw__field_counts;

void cw__field_counts_read(cw__field_count_table *counts) {
  memcpy(counts, &cw__field_counts, sizeof *counts);
}

const char *cw__field_count_name(int field) {
  static const char *const names[] = {
#define CW__FIELD_NAME(T, field, kind) #T "." #field,
      CW__ALL_FIELDS(CW__FIELD_NAME)
#undef CW__FIELD_NAME
  };
  return names[field];
}

#endif
