/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A body is searched for two things: what can be the operation (an atomic instruction of the declared kind, or a loop
 * around a compare-and-exchange), and what another would notice (effects.c). An effect counts where the operation does:
 * in a block that is always run when the operation is, or only when it was. A fault on a way of its own is none.
 *
 * Callees that are seen are searched as well, to a small depth. Each call of one stands for what was found in it.
 */
#include "prove/body.h"

#include "allocate.h"
#include "contract/signature.h"
#include "prove/effect.h"

#include "shim/bridge.h"
#include "shim/report.h"

#include <stdio.h>
#include <stdlib.h>

/* How deep calls are followed, how many instructions are looked at, and how many of each kind are compared. */
#define MAX_DEPTH 4
#define MAX_INSTRUCTIONS 20000
#define MAX_FOUND 32

/* What is known of one helper. */
typedef struct cw_body {
  bool contradicts;
} cw_body;

/* The search of one helper. */
typedef struct search {
  cw_unit *unit;
  const cw_contract *contract;
  LLVMTypeRef value_type; /* null: not known */
  unsigned instructions; /* looked at so far */
} search;

/* What was found in one function and its callees. */
typedef struct found {
  LLVMValueRef operations[MAX_FOUND];
  LLVMValueRef effects[MAX_FOUND];
  LLVMValueRef reads[MAX_FOUND]; /* of a `load`: those that are not atomic */
  unsigned operation_count;
  unsigned effect_count;
  unsigned read_count;
  bool other;       /* an atomic write of another kind */
  bool opaque;      /* something that cannot be seen, and might be the operation */
  bool is_ordered;  /* an operation has an order of its own … */
  bool order_fits;  /* … and one of them is no stronger than declared */
  bool contradicts; /* a callee does the operation, and more */
} found;

static void search_function(search *s, const cw_frame *frame, found *f);

static void add(LLVMValueRef *list, unsigned *count, LLVMValueRef instruction) {
  if (*count < MAX_FOUND)
    list[(*count)++] = instruction;
}

/* ---- Instructions ---- */

static void note_order(const search *s, LLVMValueRef instruction, found *f) {
  int declared = cw_effect_declared_order(s->contract);
  int done = cw_bridge_ordering(instruction);
  if (declared < 0 || done < 0)
    return;
  f->is_ordered = true;
  f->order_fits = f->order_fits || cw_bridge_ordering_at_least(declared, done);
}

static void take_atomic(const search *s, const cw_frame *frame, LLVMValueRef instruction, found *f) {
  if (cw_effect_is_local(s->unit, frame, cw_effect_address(instruction)))
    return;
  bool is_elsewhere = cw_effect_is_elsewhere(s->unit, frame, cw_effect_address(instruction));
  if (!is_elsewhere && cw_effect_can_be(s->contract, instruction)) {
    add(f->operations, &f->operation_count, instruction);
    note_order(s, instruction, f);
  } else if (cw_effect_writes(instruction)) {
    f->other = f->other || !is_elsewhere;
    add(f->effects, &f->effect_count, instruction);
  }
}

/* A callee that is seen: the call does what it does. */
static void take_callee(search *s, const cw_frame *frame, LLVMValueRef call, LLVMValueRef callee, found *f) {
  const cw_frame inner = {callee, call, frame, frame->depth + 1};
  found *g = cw_allocate(sizeof *g);
  search_function(s, &inner, g);
  if (g->operation_count)
    add(f->operations, &f->operation_count, call);
  else if (g->effect_count)
    add(f->effects, &f->effect_count, call);
  f->other = f->other || g->other;
  f->opaque = f->opaque || g->opaque;
  f->is_ordered = f->is_ordered || g->is_ordered;
  f->order_fits = f->order_fits || g->order_fits;
  f->contradicts = f->contradicts || g->contradicts;
  free(g);
}

static bool is_followed(const cw_frame *frame, LLVMValueRef callee) {
  return LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee) && !cw_bridge_is_interposable(callee) &&
         frame->depth < MAX_DEPTH;
}

static void take_call(search *s, const cw_frame *frame, LLVMValueRef call, found *f) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  switch (cw_effect_of_call(s->unit, s->contract, call)) {
  case CW_CALL_HARMLESS:
    break;
  case CW_CALL_OPERATION:
    add(f->operations, &f->operation_count, call);
    break;
  case CW_CALL_OTHER:
    f->other = true;
    add(f->effects, &f->effect_count, call);
    break;
  case CW_CALL_WRITES:
    if (!cw_effect_is_place(s->unit, frame, s->contract, LLVMGetOperand(call, 0)))
      add(f->effects, &f->effect_count, call);
    break;
  case CW_CALL_ASSEMBLY:
    f->opaque = true;
    break;
  case CW_CALL_UNKNOWN:
    if (is_followed(frame, callee)) {
      take_callee(s, frame, call, callee, f);
      break;
    }
    f->opaque = true;
    add(f->effects, &f->effect_count, call);
    break;
  }
}

/* A plain store: of a result to where the caller wants it, the operation of a `store`, or an effect. */
static void take_store(const search *s, const cw_frame *frame, LLVMValueRef store, found *f) {
  LLVMValueRef address = LLVMGetOperand(store, 1);
  if (cw_effect_is_place(s->unit, frame, s->contract, address) || cw_effect_is_instrumentation(address))
    return;
  bool is_value = s->contract->operation == CW_OPERATION_STORE && !cw_effect_is_elsewhere(s->unit, frame, address);
  if (is_value)
    add(f->operations, &f->operation_count, store);
  else
    add(f->effects, &f->effect_count, store);
}

/* A plain load of the value's type in the helper itself: the operation of a `load`, perhaps. */
static void take_read(const search *s, const cw_frame *frame, LLVMValueRef load, found *f) {
  LLVMValueRef address = LLVMGetOperand(load, 0);
  bool is_value = s->contract->operation == CW_OPERATION_LOAD && LLVMTypeOf(load) == s->value_type &&
                  frame->depth == 0 && !cw_effect_is_local(s->unit, frame, address) &&
                  !cw_effect_is_elsewhere(s->unit, frame, address);
  if (is_value)
    add(f->reads, &f->read_count, load);
}

static void take_instruction(search *s, const cw_frame *frame, LLVMValueRef i, found *f) {
  s->instructions++;
  if (LLVMIsACallInst(i) || LLVMIsAInvokeInst(i))
    take_call(s, frame, i, f);
  else if (cw_bridge_ordering(i) > 0 && cw_effect_address(i))
    take_atomic(s, frame, i, f);
  else if (LLVMIsAStoreInst(i))
    take_store(s, frame, i, f);
  else if (LLVMIsALoadInst(i))
    take_read(s, frame, i, f);
}

/* ---- Functions ---- */

/* Whether one of the function's effects always goes with one of its operations. */
static bool has_side_effect(const search *s, const found *f) {
  bool operates = f->operation_count > 0;
  const LLVMValueRef *operations = operates ? f->operations : f->reads;
  unsigned count = operates ? f->operation_count : f->read_count;
  for (unsigned i = 0; i < f->effect_count; i++)
    for (unsigned j = 0; j < count; j++) {
      bool plain = !operates || cw_bridge_ordering(operations[j]) == 0; /* which may be another access */
      if (cw_bridge_go_together(s->unit->analyses, f->effects[i], operations[j], plain))
        return true;
    }
  return false;
}

/* Of a function without the operation: only the effects that it always has are its caller's. */
static void keep_constant_effects(const search *s, const cw_frame *frame, found *f) {
  LLVMValueRef entry = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(frame->function));
  unsigned kept = 0;
  for (unsigned i = 0; i < f->effect_count; i++)
    if (cw_bridge_go_together(s->unit->analyses, f->effects[i], entry, /*always=*/true))
      f->effects[kept++] = f->effects[i];
  f->effect_count = kept;
}

static void search_function(search *s, const cw_frame *frame, found *f) {
  LLVMValueRef function = frame->function;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
    if (LLVMIsAUnreachableInst(LLVMGetBasicBlockTerminator(b)))
      continue; /* a fault from which nobody returns */
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i && s->instructions < MAX_INSTRUCTIONS;
         i = LLVMGetNextInstruction(i))
      take_instruction(s, frame, i, f);
  }
  f->contradicts = f->contradicts || has_side_effect(s, f);
  if (f->operation_count == 0 && frame->depth > 0)
    keep_constant_effects(s, frame, f);
}

static bool examine(cw_unit *unit, LLVMValueRef helper, const cw_contract *contract) {
  search s = {unit, contract, cw_signature_value_type(contract, LLVMGlobalGetValueType(helper)), 0};
  const cw_frame frame = {.function = helper};
  found *f = cw_allocate(sizeof *f);
  search_function(&s, &frame, f);
  bool is_missing = contract->operation != CW_OPERATION_LOAD && f->operation_count == 0 && (f->other || !f->opaque);
  bool is_weakened = f->is_ordered && !f->order_fits;
  bool contradicts = f->contradicts || is_missing || is_weakened;
  free(f);
  return contradicts && s.instructions < MAX_INSTRUCTIONS;
}

/* Once a run, which is the only one that reports. */
static void warn(LLVMValueRef helper) {
  char text[256];
  size_t ignored = 0;
  snprintf(text, sizeof text, "castaway: '%s' does more, or something else, than its contract says; it is not lowered",
           LLVMGetValueName2(helper, &ignored));
  cw_report_function(helper, CW_SEVERITY_WARNING, text);
}

bool cw_body_contradicts(cw_unit *unit, LLVMValueRef helper, const cw_contract *contract) {
  bool is_seen = contract->role == CW_ROLE_OPERATION && unit->analyses && !LLVMIsDeclaration(helper) &&
                 !cw_bridge_is_interposable(helper) && !cw_effect_is_instrumented(helper);
  if (!is_seen)
    return false;
  cw_body *known = cw_pointer_map_get(&unit->bodies, helper);
  if (!known) {
    known = cw_allocate(sizeof *known);
    cw_pointer_map_add(&unit->bodies, helper, known);
    known->contradicts = examine(unit, helper, contract);
    if (known->contradicts && unit->reports)
      warn(helper);
  }
  return known->contradicts;
}
