/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An operand behind a pointer is read by a plain load, once, after the checks that the helper makes before it reads it.
 * Nothing is known of the pointer's alignment: a contract says `*2`, not what type the C pointer has.
 */
#include "operands.h"

#include "value.h"

static LLVMValueRef build_operand(cw_site *s, cw_key key) {
  LLVMValueRef argument = cw_plan_argument(s->plan, key);
  return argument ? cw_value_to_memory(s->plan, s->builder, argument) : NULL;
}

static LLVMValueRef build_constant(const cw_plan *plan) {
  return LLVMConstInt(plan->memory_type, (uint64_t)plan->contract->number[CW_KEY_BY], true);
}

void cw_operands_build(cw_site *s) {
  bool is_constant = s->plan->contract->given[CW_KEY_BY];
  s->operands = (cw_operands){
      .value = is_constant ? build_constant(s->plan) : build_operand(s, CW_KEY_VALUE),
      .expected = build_operand(s, CW_KEY_EXPECTED),
      .desired = build_operand(s, CW_KEY_DESIRED),
  };
}

LLVMValueRef cw_operands_stored(const cw_site *s) {
  return s->operands.desired ? s->operands.desired : s->operands.value;
}
