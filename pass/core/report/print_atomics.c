/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   lse:
 *     @f: a copy for LSE: 2 atomic operations
 *     @g: no copy (LSE_SINGLE): one atomic operation outside of loops is as fast behind a test of its own
 *
 * Functions that are compiled with LSE, or have no atomic operations, are not listed.
 */
#include "report/print_atomics.h"

#include "lse/lse.h"

#include <stdio.h>

/* What is printed is what would be done if only the source had options. */
static const cw_request no_request = {{"", 0}, {"", 0}, false};
static const cw_moment alone = {CW_STAGE_ALONE, false, false};

static const char *name_of(LLVMValueRef function) {
  size_t length = 0;
  return LLVMGetValueName2(function, &length);
}

static void print_copy(void *context, const cw_lse_verdict *verdict) {
  bool *has_lines = context;
  fputs(*has_lines ? "" : "lse:\n", stderr);
  *has_lines = true;
  fprintf(stderr, "  @%s: ", name_of(verdict->function));
  if (verdict->copied)
    fprintf(stderr, "a copy for LSE: %u atomic operation%s\n", verdict->operations,
            verdict->operations == 1 ? "" : "s");
  else if (verdict->reason == CW_LSE_NONE)
    fputs("no copy is wanted (lse=never)\n", stderr);
  else
    fprintf(stderr, "no copy (%s): %s\n", cw_lse_reason_name(verdict->reason), cw_lse_reason_text(verdict->reason));
}

void cw_print_atomics(LLVMModuleRef module, cw_analyses *analyses) {
  bool has_lines = false;
  cw_lse_judge_module(module, analyses, &no_request, alone, print_copy, &has_lines);
}
