/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before                                             after
 *     %o = call i64 @offset(ptr @class, ptr @name)       (16 wherever %o was)
 *
 *   before                                             after
 *     %o = call i64 @offset(ptr %handle)                 %known = icmp eq ptr %handle, @row
 *     …                                                  br i1 %known, label %offset.lowered, label %offset.reflective
 *                                                      offset.lowered:
 *                                                        br label %offset.join
 *                                                      offset.reflective:                     ; cold
 *                                                        %call = call i64 @offset(ptr %handle)
 *                                                        br label %offset.join
 *                                                      offset.join:
 *                                                        %o = phi i64 [ 16, %offset.lowered ], [ %call,
 * %offset.reflective ] …
 */
#include "rewrite/fold.h"

#include "rewrite/site.h"

#include "shim/bridge.h"

#include <llvm-c/Target.h>

static bool is_handle_type(const cw_unit *unit, LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind ||
         LLVMGetIntTypeWidth(type) == 8 * LLVMPointerSize(LLVMGetModuleDataLayout(unit->module));
}

bool cw_fold_fits(const cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  LLVMTypeRef type = LLVMTypeOf(call);
  if (lookup->role == CW_ROLE_HANDLE)
    return is_handle_type(unit, type);
  unsigned width = LLVMGetIntTypeWidth(type);
  return width > 64 || target->offset < UINT64_C(1) << (width - 1);
}

static LLVMValueRef answer_of(const cw_unit *unit, LLVMValueRef call, const cw_contract *lookup,
                              const cw_target *target) {
  LLVMTypeRef type = LLVMTypeOf(call);
  return lookup->role == CW_ROLE_HANDLE ? cw_target_handle(unit, target, type)
                                        : LLVMConstInt(type, target->offset, false);
}

static LLVMValueRef build_comparison(const cw_unit *unit, LLVMBuilderRef builder, LLVMValueRef call,
                                     const cw_contract *lookup, const cw_target *target) {
  LLVMValueRef handle = LLVMGetOperand(call, (unsigned)lookup->number[CW_KEY_FIELD]);
  LLVMValueRef row = cw_target_handle(unit, target, LLVMTypeOf(handle));
  return LLVMBuildICmp(builder, LLVMIntEQ, handle, row, "known");
}

static void put_beside(cw_site *s, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  cw_site_open(s);
  s->lowered = cw_site_add_block(s, "lowered");
  s->reflective = cw_site_add_block(s, "reflective");
  LLVMValueRef known = build_comparison(s->plan->unit, s->builder, call, lookup, target);
  LLVMBuildCondBr(s->builder, known, s->lowered, s->reflective);
  LLVMPositionBuilderAtEnd(s->builder, s->lowered);
  cw_site_close(s, answer_of(s->plan->unit, call, lookup, target));
}

void cw_fold(cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  if (!target->may_differ) {
    cw_site_replace_call(call, answer_of(unit, call, lookup, target));
    return;
  }
  const cw_plan plan = {.unit = unit, .contract = lookup, .call = call};
  cw_site s = {.plan = &plan, .builder = LLVMCreateBuilderInContext(unit->context)};
  LLVMSetCurrentDebugLocation2(s.builder, cw_bridge_location(call));
  put_beside(&s, call, lookup, target);
  LLVMDisposeBuilder(s.builder);
}
