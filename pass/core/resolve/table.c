/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before the run   %r = call i32 %function(…)               %function loaded from a constant
 *   during           %r = call i32 @helper(…) #N              #N = { "castaway-table"="7" }
 *   after            %r = call i32 %function(…)               where the call is still there
 *
 * A call carries its number as an attribute, since it may be gone when the run ends. Modules that put no helper into a
 * constant are not searched.
 */
#include "resolve/table.h"

#include "allocate.h"
#include "resolve/constant.h"
#include "resolve/writes.h"

#include "shim/bridge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char number_key[] = "castaway-table";
enum { KEY_LENGTH = sizeof number_key - 1 };

static bool is_call(LLVMValueRef instruction) {
  return LLVMIsACallInst(instruction) || LLVMIsAInvokeInst(instruction);
}

/* ---- Which modules are searched ---- */

/* Whether a constant, other than an annotation, holds the function's address. */
static bool is_in_constant(LLVMValueRef function) {
  for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAConstant(user) && !cw_is_annotation(user))
      return true;
  }
  return false;
}

static bool has_tables(const cw_unit *unit) {
  for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
    if (cw_unit_contract(unit, f) && is_in_constant(f))
      return true;
  return false;
}

/* Does `visit` to every call of the module. */
static void visit_calls(LLVMModuleRef module, void visit(void *context, LLVMValueRef call), void *context) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
        if (is_call(i))
          visit(context, i);
}

static void set_callee(LLVMValueRef call, LLVMValueRef callee) {
  LLVMSetOperand(call, (unsigned)LLVMGetNumOperands(call) - 1, callee);
}

/* ---- Before the run ---- */

typedef struct binding {
  cw_unit *unit;
  cw_bound_calls *bound;
} binding;

/* Remembers what the call calls; answers the call's number. */
static size_t remember(cw_bound_calls *bound, LLVMValueRef callee) {
  if (bound->count == bound->capacity) {
    size_t capacity = bound->capacity ? bound->capacity * 2 : 32;
    LLVMValueRef *larger = cw_allocate(capacity * sizeof *larger);
    for (size_t i = 0; i < bound->count; i++)
      larger[i] = bound->callees[i];
    free(bound->callees);
    bound->callees = larger;
    bound->capacity = capacity;
  }
  bound->callees[bound->count] = callee;
  return bound->count++;
}

static void number_call(const cw_unit *unit, LLVMValueRef call, size_t number) {
  char text[32];
  int length = snprintf(text, sizeof text, "%zu", number);
  LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                           LLVMCreateStringAttribute(unit->context, number_key, KEY_LENGTH, text, (unsigned)length));
}

static void bind_call(void *context, LLVMValueRef call) {
  const binding *b = context;
  LLVMValueRef callee = LLVMGetCalledValue(call);
  if (!LLVMIsAInstruction(callee))
    return;
  LLVMValueRef helper = cw_constant_of(b->unit, callee);
  bool fits = helper && LLVMIsAFunction(helper) && cw_unit_contract(b->unit, helper) &&
              cw_bridge_call_has_type(call, helper) &&
              LLVMGetInstructionCallConv(call) == LLVMGetFunctionCallConv(helper);
  if (!fits)
    return;
  number_call(b->unit, call, remember(b->bound, callee));
  set_callee(call, helper);
}

void cw_bind_calls(cw_unit *unit, cw_bound_calls *bound) {
  binding b = {unit, bound};
  *bound = (cw_bound_calls){0};
  if (has_tables(unit))
    visit_calls(unit->module, bind_call, &b);
}

/* ---- After the run ---- */

static void release_call(void *context, LLVMValueRef call) {
  const cw_bound_calls *bound = context;
  unsigned length = 0;
  LLVMAttributeRef number = LLVMGetCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, number_key, KEY_LENGTH);
  if (!number)
    return;
  size_t i = strtoul(LLVMGetStringAttributeValue(number, &length), NULL, 10);
  LLVMRemoveCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, number_key, KEY_LENGTH);
  if (i < bound->count)
    set_callee(call, bound->callees[i]);
}

void cw_release_calls(const cw_unit *unit, cw_bound_calls *bound) {
  if (bound->count)
    visit_calls(unit->module, release_call, bound);
  free(bound->callees);
  *bound = (cw_bound_calls){0};
}
