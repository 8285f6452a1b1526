/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before   %r = call i32 @load(…, i32 %order)
 *
 *   after    switch i32 %order, label %load.reflective [ 0 → load.relaxed, 1 and 2 → load.acquire, 5 → load.seq_cst ]
 *          load.relaxed:
 *            %old = load atomic i32, ptr %field monotonic, align 4
 *            br label %load.ordered
 *          load.acquire: …
 *          load.ordered:
 *            %old4 = phi i32 [ %old, %load.relaxed ], …
 *
 * An order that the operation cannot have takes the cold path, and so is the helper's to judge, after everything else.
 * A failed exchange gets the strongest order once its own is known to be one, and so does a loop around a user's
 * function: in five copies it would call the function in five places.
 */
#include "rewrite/order_switch.h"

#include "contract/order.h"
#include "rewrite/guard.h"

/* The argument behind the key, in a type that holds every order. */
static LLVMValueRef build_order(cw_site *s, cw_key key) {
  LLVMValueRef order = cw_plan_argument(s->plan, key);
  LLVMTypeRef byte = LLVMInt8TypeInContext(s->plan->unit->context);
  return LLVMGetIntTypeWidth(LLVMTypeOf(order)) < 8 ? LLVMBuildSExt(s->builder, order, byte, "") : order;
}

static LLVMValueRef build_compare(cw_site *s, LLVMIntPredicate predicate, LLVMValueRef order, unsigned number) {
  return LLVMBuildICmp(s->builder, predicate, order, LLVMConstInt(LLVMTypeOf(order), number, false), "");
}

void cw_order_switch_build_checks(cw_site *s) {
  const cw_plan *plan = s->plan;
  if (plan->contract->given[CW_KEY_FAILURE] && plan->failure_order == CW_ORDER_OF_ARGUMENT) {
    LLVMValueRef order = build_order(s, CW_KEY_FAILURE);
    LLVMValueRef weak = build_compare(s, LLVMIntULE, order, CW_ORDER_ACQUIRE);
    LLVMValueRef strong = build_compare(s, LLVMIntEQ, order, CW_ORDER_SEQ_CST);
    cw_guard_require(s, LLVMBuildOr(s->builder, weak, strong, ""), "failure");
  }
  if (cw_plan_calls_function(plan) && plan->order == CW_ORDER_OF_ARGUMENT)
    cw_guard_require(s, build_compare(s, LLVMIntULE, build_order(s, CW_KEY_ORDER), CW_ORDER_SEQ_CST), "order");
}

/* The operation in each of its orders. */
typedef struct copies {
  LLVMBasicBlockRef starts[CW_ORDER_COUNT]; /* by order; null: none */
  LLVMBasicBlockRef ends[CW_ORDER_COUNT];   /* those that there are, as are the rest */
  LLVMValueRef olds[CW_ORDER_COUNT];
  LLVMValueRef successes[CW_ORDER_COUNT];
  unsigned count;
} copies;

static void build_copy(cw_site *s, LLVMValueRef field, int order, LLVMBasicBlockRef join, copies *c) {
  int failure = s->plan->failure_order == CW_ORDER_OF_ARGUMENT ? CW_ORDER_SEQ_CST : s->plan->failure_order;
  c->starts[order] = cw_site_add_block(s, cw_order_word(order));
  LLVMPositionBuilderAtEnd(s->builder, c->starts[order]);
  cw_outcome outcome = cw_atomic_build(s, field, (cw_orders){order, failure});
  c->olds[c->count] = outcome.old;
  c->successes[c->count] = outcome.success;
  c->ends[c->count++] = LLVMGetInsertBlock(s->builder);
  LLVMBuildBr(s->builder, join);
}

/* Null where the copies have no such value. */
static LLVMValueRef join_values(cw_site *s, const copies *c, LLVMValueRef *values, const char *name) {
  if (!values[0])
    return NULL;
  LLVMValueRef phi = LLVMBuildPhi(s->builder, LLVMTypeOf(values[0]), name);
  LLVMAddIncoming(phi, values, (LLVMBasicBlockRef *)c->ends, c->count);
  return phi;
}

static bool fits(const cw_plan *plan, int order) {
  return cw_order_fits(order, cw_order_use_of(plan->contract->operation));
}

cw_outcome cw_order_switch_build(cw_site *s, LLVMValueRef field) {
  copies c = {0};
  LLVMValueRef order = build_order(s, CW_KEY_ORDER);
  LLVMValueRef choice = LLVMBuildSwitch(s->builder, order, s->reflective, CW_ORDER_COUNT);
  LLVMBasicBlockRef join = cw_site_add_block(s, "ordered");
  for (int i = 0; i < CW_ORDER_COUNT; i++)
    if (fits(s->plan, i) && cw_order_of_instruction(i) == i)
      build_copy(s, field, i, join, &c);
  for (int i = 0; i < CW_ORDER_COUNT; i++)
    if (fits(s->plan, i))
      LLVMAddCase(choice, LLVMConstInt(LLVMTypeOf(order), (unsigned)i, false), c.starts[cw_order_of_instruction(i)]);
  LLVMMoveBasicBlockAfter(join, c.ends[c.count - 1]);
  LLVMPositionBuilderAtEnd(s->builder, join);
  return (cw_outcome){.old = join_values(s, &c, c.olds, "old"), .success = join_values(s, &c, c.successes, "success")};
}
