/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The sentences. Each fact that a tool may want is a piece with a key.
 */
#include "raise/remark.h"

#include "shim/bridge.h"
#include "shim/report.h"

#include <llvm-c/DebugInfo.h>

#include <stdio.h>
#include <string.h>

enum { MAX_PARTS = 16 };

typedef struct sentence {
  cw_remark_part parts[MAX_PARTS];
  size_t count;
} sentence;

static void add(sentence *s, const char *key, const char *text) {
  if (s->count < MAX_PARTS)
    s->parts[s->count++] = (cw_remark_part){key, text, strlen(text)};
}

/* LLVM's number of an order, as C11's word. */
static const char *order_word(int order) {
  switch (order) {
  case LLVMAtomicOrderingAcquire:
    return "acquire";
  case LLVMAtomicOrderingRelease:
    return "release";
  case LLVMAtomicOrderingAcquireRelease:
    return "acq_rel";
  case LLVMAtomicOrderingSequentiallyConsistent:
    return "seq_cst";
  default:
    return "relaxed";
  }
}

static const char *name_of(const cw_loop_verdict *v) {
  return v->reason != CW_LOOP_NONE ? cw_loop_reason_name(v->reason) : cw_machine_gain_name(v->gain.gain);
}

static void add_update(sentence *s, const cw_retry *r, char *width, size_t size) {
  snprintf(width, size, "%u", r->width);
  add(s, "Operation", cw_update_word(r->update));
  add(s, NULL, " of ");
  add(s, "Width", width);
  add(s, NULL, " bits");
}

/* ---- Where a loop is ---- */

/* How many calls were inlined around a place. */
static unsigned depth_of(LLVMMetadataRef place) {
  unsigned depth = 0;
  while ((place = LLVMDILocationGetInlinedAt(place)))
    depth++;
  return depth;
}

static unsigned depth_of_block(LLVMBasicBlockRef block, unsigned least) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    LLVMMetadataRef place = LLVMInstructionGetDebugLoc(i);
    unsigned depth = place && LLVMDILocationGetLine(place) ? depth_of(place) : least;
    least = depth < least ? depth : least;
  }
  return least;
}

/* How many calls were inlined around the loop itself: around what is its own in it. */
static unsigned depth_of_loop(const cw_retry *r, unsigned most) {
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(r->exchange));
  unsigned least = most;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b && least > 0; b = LLVMGetNextBasicBlock(b))
    if (cw_loop_contains(r->loop, b))
      least = depth_of_block(b, least);
  return least;
}

/*
 * The place of the exchange; or, if that was inlined into the loop from a wrapper, of the call in the function that the
 * loop was written in.
 */
static LLVMMetadataRef place_to_say(const cw_retry *r) {
  LLVMMetadataRef place = LLVMInstructionGetDebugLoc(r->exchange);
  unsigned depth = depth_of(place);
  if (depth == 0 || !r->loop)
    return place;
  for (unsigned wanted = depth_of_loop(r, depth); depth > wanted; depth--)
    place = LLVMDILocationGetInlinedAt(place);
  return place;
}

static void say_raised(const cw_loop_verdict *v) {
  sentence s = {.count = 0};
  char width[16];
  add(&s, NULL, "retry loop: raised to ");
  add(&s, "Order", order_word(v->retry.order));
  add(&s, NULL, " ");
  add_update(&s, &v->retry, width, sizeof width);
  add(&s, NULL, ": ");
  add(&s, "Instruction", v->gain.instruction);
  cw_report_remark(v->retry.exchange, false, name_of(v), s.parts, s.count);
}

static void add_help(sentence *s, const char *help) {
  if (help[0] == '\0')
    return;
  add(s, NULL, "; ");
  add(s, "Help", help);
}

static void say_reason(const cw_loop_verdict *v) {
  sentence s = {.count = 0};
  add(&s, NULL, "retry loop: ");
  add(&s, "Reason", cw_loop_reason_text(v->reason));
  add_help(&s, cw_loop_reason_help(v->reason));
  cw_report_remark(v->retry.exchange, true, name_of(v), s.parts, s.count);
}

/* What else could be written; "" if nothing would gain. */
static void help_no_gain(const cw_loop_verdict *v, char *help, size_t size) {
  help[0] = '\0';
  if (v->gain.gain == CW_GAIN_NEEDS_LSE)
    snprintf(help, size, "for processors with LSE it is one %s", v->gain.instruction);
  else if (v->gain.gain == CW_GAIN_RESULT_USED && v->gain.instruction)
    snprintf(help, size, "if the old value were not used it would be one %s", v->gain.instruction);
}

static void say_no_gain(const cw_loop_verdict *v) {
  sentence s = {.count = 0};
  char width[16];
  char help[120];
  help_no_gain(v, help, sizeof help);
  add(&s, NULL, "retry loop: ");
  add_update(&s, &v->retry, width, sizeof width);
  add(&s, NULL, ", but ");
  add(&s, "Reason", cw_machine_gain_text(v->gain.gain));
  add_help(&s, help);
  cw_report_remark(v->retry.exchange, true, name_of(v), s.parts, s.count);
}

static void say_cost(const cw_loop_verdict *v, cw_machine machine) {
  sentence s = {.count = 0};
  add(&s, NULL, "retry loop: ");
  add(&s, "Cost", cw_machine_loop_cost(machine));
  size_t said = s.count;
  if (v->reason == CW_LOOP_NONE)
    add(&s, "Operation", cw_update_word(v->retry.update));
  cw_report_instruction_analysis(v->retry.exchange, "LoopCost", s.parts, s.count, said);
}

static bool is_news(const cw_loop_verdict *v, cw_pointer_set *said) {
  const void *place = cw_bridge_instruction_place_id(v->retry.exchange, name_of(v));
  bool known = place && cw_pointer_set_has(said, place);
  if (place)
    cw_pointer_set_add(said, place);
  return !known;
}

static void say(const cw_loop_verdict *v, cw_machine machine) {
  say_cost(v, machine);
  if (v->reason != CW_LOOP_NONE)
    say_reason(v);
  else if (v->raised)
    say_raised(v);
  else
    say_no_gain(v);
}

/* A remark stands at an instruction: the exchange is lent the place for as long as it is spoken of. */
void cw_loop_remark(const cw_loop_verdict *v, cw_machine machine, cw_pointer_set *said) {
  LLVMMetadataRef own = LLVMInstructionGetDebugLoc(v->retry.exchange);
  if (own)
    LLVMInstructionSetDebugLoc(v->retry.exchange, place_to_say(&v->retry));
  if (is_news(v, said))
    say(v, machine);
  if (own)
    LLVMInstructionSetDebugLoc(v->retry.exchange, own);
}
