/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Blocks of a site.
 */
#include "site.h"

#include <stdio.h>

LLVMBasicBlockRef cw_site_add_block(const cw_site *s, const char *step) {
  char name[64];
  snprintf(name, sizeof name, "%s.%s", cw_operation_word(s->plan->contract->operation), step);
  return LLVMInsertBasicBlockInContext(s->plan->unit->context, s->join, name);
}
