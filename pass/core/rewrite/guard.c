/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The checks that could not be proven, one block each, in the run-time library's order: updater, holder, its class,
 * value, function. A check that fails takes the cold path. Operands are built between the checks of the holder and
 * those of the value. First of all comes the question whether the checks of earlier sites held, where they checked the
 * same: the cold path finds out which one did not.
 */
#include "rewrite/guard.h"

#include "rewrite/operands.h"
#include "rewrite/order_switch.h"

#include <llvm-c/Target.h>

/* `!prof` weights for a branch whose first way is the usual one. */
static void set_likely(const cw_unit *unit, LLVMValueRef branch) {
  LLVMMetadataRef parts[] = {
      LLVMMDStringInContext2(unit->context, "branch_weights", 14),
      LLVMValueAsMetadata(LLVMConstInt(unit->int32, 2000, false)),
      LLVMValueAsMetadata(LLVMConstInt(unit->int32, 1, false)),
  };
  LLVMMetadataRef node = LLVMMDNodeInContext2(unit->context, parts, 3);
  LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(unit->context, "prof", 4), LLVMMetadataAsValue(unit->context, node));
}

/* Goes on in `next` if the check holds, else takes the cold path. */
static void branch_if_sound(cw_site *s, LLVMValueRef holds, LLVMBasicBlockRef next) {
  set_likely(s->plan->unit, LLVMBuildCondBr(s->builder, holds, next, s->reflective));
  LLVMPositionBuilderAtEnd(s->builder, next);
}

void cw_guard_require(cw_site *s, LLVMValueRef holds, const char *step) {
  branch_if_sound(s, holds, cw_site_add_block(s, step));
}

static void check_not_null(cw_site *s, LLVMValueRef pointer, const char *next) {
  LLVMValueRef holds = LLVMBuildIsNotNull(s->builder, pointer, "");
  branch_if_sound(s, holds, cw_site_add_block(s, next));
}

static LLVMValueRef load_pointer_at(cw_site *s, LLVMValueRef base, uint64_t offset, const char *name) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(s->plan->unit->context);
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(s->plan->unit->context), offset, false);
  LLVMValueRef place = offset ? LLVMBuildInBoundsGEP2(s->builder, byte, base, &index, 1, "") : base;
  return LLVMBuildLoad2(s->builder, s->plan->unit->pointer, place, name);
}

/* The display's entry at the wanted class's depth is that class in each of its subclasses. */
static void check_display(cw_site *s, LLVMValueRef actual, const cw_class_facts *wanted, LLVMBasicBlockRef sound) {
  const int64_t *number = s->plan->contract->number;
  uint64_t entry = (uint64_t)number[CW_KEY_CLASS_DISPLAY] +
                   wanted->depth * LLVMPointerSize(LLVMGetModuleDataLayout(s->plan->unit->module));
  check_not_null(s, actual, "display");
  LLVMValueRef ancestor = load_pointer_at(s, actual, entry, "ancestor");
  branch_if_sound(s, LLVMBuildICmp(s->builder, LLVMIntEQ, ancestor, wanted->address, ""), sound);
}

/* `object`, not null, is an instance of `wanted`: exactly, or by the display. */
static void check_class(cw_site *s, LLVMValueRef object, const cw_class_facts *wanted, LLVMBasicBlockRef sound) {
  LLVMValueRef actual = load_pointer_at(s, object, (uint64_t)s->plan->contract->number[CW_KEY_OBJECT_CLASS], "class");
  LLVMValueRef exact = LLVMBuildICmp(s->builder, LLVMIntEQ, actual, wanted->address, "");
  if (!wanted->displayed) {
    branch_if_sound(s, exact, sound);
    return;
  }
  LLVMBasicBlockRef subclass = cw_site_add_block(s, "subclass");
  set_likely(s->plan->unit, LLVMBuildCondBr(s->builder, exact, sound, subclass));
  LLVMPositionBuilderAtEnd(s->builder, subclass);
  check_display(s, actual, wanted, sound);
}

/* `value` is null or an instance of the field's value class. */
static void check_value(cw_site *s, LLVMValueRef value, LLVMBasicBlockRef sound) {
  LLVMBasicBlockRef present = cw_site_add_block(s, "value");
  LLVMBuildCondBr(s->builder, LLVMBuildIsNull(s->builder, value, ""), sound, present);
  LLVMPositionBuilderAtEnd(s->builder, present);
  check_class(s, value, &s->plan->target.value, sound);
}

void cw_guard_build_value_check(cw_site *s, LLVMValueRef value) {
  check_value(s, value, cw_site_add_block(s, "value_checked"));
}

/* One branch for both, so that it can be threaded through the earlier site's join. */
static void check_earlier(cw_site *s) {
  cw_plan *holder = s->plan->holder_checked;
  cw_plan *value = s->plan->value_checked;
  LLVMValueRef holds = cw_site_passed(holder ? holder : value);
  if (holder && value && holder != value)
    holds = LLVMBuildAnd(s->builder, cw_site_passed(value), holds, "");
  branch_if_sound(s, holds, cw_site_add_block(s, "earlier"));
}

/* The handle, at which the offset is looked up or the field is, is that of the target's row. */
static void check_handle(cw_site *s, LLVMValueRef handle) {
  LLVMValueRef row = cw_target_handle(s->plan->unit, &s->plan->target, LLVMTypeOf(handle));
  branch_if_sound(s, LLVMBuildICmp(s->builder, LLVMIntEQ, handle, row, ""), cw_site_add_block(s, "handle"));
}

/* The offset is the target's: it was looked up at that handle, or it is that number. */
static void check_offset(cw_site *s) {
  LLVMValueRef offset = cw_plan_argument(s->plan, CW_KEY_OFFSET);
  const cw_contract *lookup = cw_unit_contract_of_call(s->plan->unit, offset);
  if (lookup && lookup->given[CW_KEY_FIELD]) {
    check_handle(s, LLVMGetOperand(offset, (unsigned)lookup->number[CW_KEY_FIELD]));
    return;
  }
  LLVMValueRef wanted = LLVMConstInt(LLVMTypeOf(offset), s->plan->target.offset, false);
  branch_if_sound(s, LLVMBuildICmp(s->builder, LLVMIntEQ, offset, wanted, ""), cw_site_add_block(s, "offset"));
}

void cw_guard_build(cw_site *s) {
  const cw_plan *plan = s->plan;
  if (plan->holder_checked || plan->value_checked)
    check_earlier(s);
  if (plan->guard_updater)
    check_not_null(s, cw_plan_argument(plan, CW_KEY_UPDATER), "updater");
  if (plan->guard_offset)
    check_offset(s);
  if (plan->guard_field)
    check_handle(s, cw_plan_argument(plan, CW_KEY_FIELD));
  if (plan->guard_holder)
    check_not_null(s, cw_plan_holder(plan), "holder");
  if (plan->guard_holder_class)
    check_class(s, cw_plan_holder(plan), &plan->target.holder, cw_site_add_block(s, "checked"));
  cw_operands_build(s);
  if (plan->guard_value_class && !cw_plan_calls_function(plan))
    cw_guard_build_value_check(s, cw_operands_stored(s));
  if (plan->guard_function)
    check_not_null(s, cw_plan_argument(plan, CW_KEY_FUNCTION), "function");
  cw_order_switch_build_checks(s);
}
