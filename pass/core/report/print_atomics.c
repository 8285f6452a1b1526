/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   loops:
 *     queue.c:12:10 in @push: raised to add of 32 bits: lock xadd
 *     queue.c:20:10 in @next: kept (LOOP_LOAD): other memory is read in the loop
 *   lse:
 *     @f: a copy for LSE: 2 atomic operations
 *     @g: no copy (LSE_SINGLE): one atomic operation outside of loops needs one test, which its helper makes
 *
 * Functions that are compiled with LSE, or have no atomic operations, are not listed.
 */
#include "report/print_atomics.h"

#include "lse/lse.h"
#include "raise/raise.h"

#include <stdio.h>

/* What is printed is what would be done if only the source had options. */
static const cw_request no_request = {{"", 0}, {"", 0}, false};
static const cw_moment alone = {CW_STAGE_ALONE, false, false};

static const char *name_of(LLVMValueRef function) {
  size_t length = 0;
  return LLVMGetValueName2(function, &length);
}

/* Begins a list once there is anything in it. */
static void begin_line(bool *has_lines, const char *heading) {
  fputs(*has_lines ? "" : heading, stderr);
  *has_lines = true;
}

static void print_place(LLVMValueRef exchange) {
  unsigned length = 0;
  const char *file = LLVMGetDebugLocFilename(exchange, &length);
  if (file && length > 0)
    fprintf(stderr, "%.*s:%u:%u ", (int)length, file, LLVMGetDebugLocLine(exchange), LLVMGetDebugLocColumn(exchange));
  fprintf(stderr, "in @%s: ", name_of(LLVMGetBasicBlockParent(LLVMGetInstructionParent(exchange))));
}

static void print_loop(void *context, const cw_loop_verdict *v) {
  begin_line(context, "loops:\n");
  fputs("  ", stderr);
  print_place(v->retry.exchange);
  if (v->reason != CW_LOOP_NONE)
    fprintf(stderr, "kept (%s): %s\n", cw_loop_reason_name(v->reason), cw_loop_reason_text(v->reason));
  else if (v->raised)
    fprintf(stderr, "raised to %s of %u bits: %s\n", cw_update_word(v->retry.update), v->retry.width,
            v->gain.instruction);
  else
    fprintf(stderr, "%s of %u bits, but (%s): %s\n", cw_update_word(v->retry.update), v->retry.width,
            cw_machine_gain_name(v->gain.gain), cw_machine_gain_text(v->gain.gain));
}

static void print_copy(void *context, const cw_lse_verdict *verdict) {
  begin_line(context, "lse:\n");
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
  bool has_loops = false;
  bool has_lines = false;
  cw_raise_judge_module(module, analyses, &no_request, alone, print_loop, &has_loops);
  cw_lse_judge_module(module, analyses, &no_request, alone, print_copy, &has_lines);
}
