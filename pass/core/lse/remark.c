/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The sentences. Each fact that a tool may want is a piece with a key.
 */
#include "lse/remark.h"

#include "lse/operation.h"

#include "shim/report.h"

#include <stdio.h>
#include <string.h>

/* The figures of docs/lse.md. */
static const char cost_of_copy[] = "about 3 instructions behind one test, where a helper takes 12 to 14";
static const char cost_of_helper[] = "12 to 14 instructions where the processor has LSE, 16 to 18 where it does not";
static const char cost_of_loop[] = "without LSE on every processor, and slow where others write";

static cw_remark_part piece(const char *key, const char *text) {
  return (cw_remark_part){key, text, strlen(text)};
}

static cw_remark_part name_of(LLVMValueRef function) {
  cw_remark_part part = {"Function", NULL, 0};
  part.text = LLVMGetValueName2(function, &part.length);
  return part;
}

void cw_lse_remark_copy(LLVMValueRef function, cw_lse_count count) {
  char number[16];
  snprintf(number, sizeof number, "%u", count.operations);
  cw_remark_part parts[] = {name_of(function), piece(NULL, ": a copy for LSE behind one test: "),
                            piece("Operations", number),
                            piece(NULL, count.operations == 1 ? " atomic operation" : " atomic operations")};
  cw_report_function_remark(function, CW_REMARK_PASSED, "LseDetected", parts, sizeof parts / sizeof parts[0]);
}

void cw_lse_remark_no_copy(LLVMValueRef function, cw_lse_reason reason) {
  cw_remark_part parts[] = {name_of(function), piece(NULL, ": no copy for LSE: "),
                            piece("Reason", cw_lse_reason_text(reason))};
  cw_report_function_remark(function, CW_REMARK_MISSED, cw_lse_reason_name(reason), parts,
                            sizeof parts / sizeof parts[0]);
}

/* What becomes of one operation. */
typedef struct fate {
  cw_lse_helper helper; /* its name is empty: none */
  char verdict[120];
  const char *cost;
} fate;

static bool is_unoptimized(LLVMValueRef function) {
  unsigned kind = LLVMGetEnumAttributeKindForName("optnone", sizeof "optnone" - 1);
  return LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind) != NULL;
}

/* Without optimisation the backend makes a loop around a compare and exchange of what has no helper. */
static const char *find_helper(LLVMValueRef function, LLVMValueRef operation, bool outlines, cw_lse_helper *helper) {
  helper->name[0] = '\0';
  if (outlines && cw_lse_operation_helper(operation, helper))
    return "a call of ";
  if (outlines && is_unoptimized(function)) {
    cw_lse_operation_exchange_helper(operation, helper);
    return "a loop around ";
  }
  helper->name[0] = '\0';
  return "a loop of exclusive loads and stores";
}

static fate fate_of(LLVMValueRef function, LLVMValueRef operation, bool outlines, bool copied) {
  fate f;
  const char *now = find_helper(function, operation, outlines, &f.helper);
  snprintf(f.verdict, sizeof f.verdict, "%s%s%s", copied ? "inline in the copy for LSE, instead of " : "", now,
           f.helper.name);
  f.cost = copied ? cost_of_copy : f.helper.name[0] ? cost_of_helper : cost_of_loop;
  return f;
}

static void say(LLVMValueRef operation, const fate *f) {
  char width[16];
  snprintf(width, sizeof width, "%u", cw_lse_operation_width(operation));
  cw_remark_part parts[] = {piece("Operation", cw_lse_operation_word(operation)),
                            piece(NULL, " of "),
                            piece("Width", width),
                            piece(NULL, " bits: "),
                            piece("Verdict", f->verdict),
                            piece(NULL, "; "),
                            piece("Cost", f->cost),
                            piece("Helper", f->helper.name)};
  size_t said = sizeof parts / sizeof parts[0] - 1;
  cw_report_instruction_analysis(operation, "OutlinedAtomic", parts, said + (f->helper.name[0] ? 1 : 0), said);
}

static bool is_news(LLVMValueRef operation, const char *verdict, cw_pointer_set *said) {
  const void *place = cw_bridge_instruction_place_id(operation, verdict);
  bool known = place && cw_pointer_set_has(said, place);
  if (place)
    cw_pointer_set_add(said, place);
  return !known;
}

static void say_block(LLVMBasicBlockRef block, bool outlines, bool copied, cw_pointer_set *said) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    if (!cw_lse_is_operation(i))
      continue;
    fate f = fate_of(LLVMGetBasicBlockParent(block), i, outlines, copied);
    if (is_news(i, f.verdict, said))
      say(i, &f);
  }
}

void cw_lse_remark_operations(LLVMValueRef function, cw_lse_features features, bool copied, cw_pointer_set *said) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
    say_block(block, features.outlines, copied, said);
}
