/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The functions in llvm.global_ctors and llvm.global_dtors. In C++ such a function is the compiler's own and calls one
 * function for each variable.
 */
#include "clean/constructor.h"

#include "record_table.h"

enum { RECORD_FUNCTION = 1 };

/* How deep calls are followed. */
#define MAX_CALLS 4

typedef struct search {
  cw_cleanup *cleanup;
  cw_weak_list *dropped;
} search;

static bool reaches_touched(const cw_cleanup *c, LLVMValueRef function, unsigned depth);

/* Whether an instruction calls a function of this module that something was taken out of. */
static bool calls_touched(const cw_cleanup *c, LLVMValueRef instruction, unsigned depth) {
  LLVMValueRef callee = LLVMIsACallInst(instruction) ? LLVMGetCalledValue(instruction) : NULL;
  return callee && LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee) && reaches_touched(c, callee, depth);
}

static bool reaches_touched(const cw_cleanup *c, LLVMValueRef function, unsigned depth) {
  if (cw_pointer_set_has(&c->touched, function))
    return true;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b && depth > 0; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
      if (calls_touched(c, i, depth - 1))
        return true;
  return false;
}

static bool drop_record(LLVMValueRef record, void *context) {
  search *s = context;
  LLVMValueRef function = LLVMGetNumOperands(record) > RECORD_FUNCTION ? LLVMGetOperand(record, RECORD_FUNCTION) : NULL;
  if (!function || !LLVMIsAFunction(function) || !reaches_touched(s->cleanup, function, MAX_CALLS) ||
      !cw_erase_does_nothing(function))
    return false;
  cw_weak_list_add(s->dropped, function);
  return true;
}

/* A function that is erased may have been the last to use others. */
static void visit_operand(LLVMValueRef operand, void *context) {
  search *s = context;
  if (LLVMIsAFunction(operand) && !LLVMIsDeclaration(operand))
    cw_weak_list_add(s->dropped, operand);
  else
    cw_cleanup_note_operand(operand, s->cleanup);
}

void cw_constructors_drop(cw_cleanup *cleanup) {
  search s = {cleanup, cw_weak_list_create()};
  cw_record_table_filter(cleanup->unit->module, "llvm.global_ctors", drop_record, &s);
  cw_record_table_filter(cleanup->unit->module, "llvm.global_dtors", drop_record, &s);
  for (size_t i = 0; i < cw_weak_list_count(s.dropped); i++) {
    LLVMValueRef function = cw_weak_list_at(s.dropped, i);
    if (function)
      cw_erase_unused_function(function, visit_operand, &s);
  }
  cw_weak_list_destroy(s.dropped);
}
