/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Plans: the proof that one operation may be lowered, and what of its checks must stay.
 */
#ifndef CASTAWAY_PASS_PLAN_H
#define CASTAWAY_PASS_PLAN_H

#include "resolve/target.h"

typedef struct cw_plan cw_plan;
typedef struct cw_provenance cw_provenance;

/** Whether a result is stored through a pointer. */
typedef enum cw_answer { CW_ANSWER_UNWANTED, CW_ANSWER_STORED, CW_ANSWER_UNLESS_NULL } cw_answer;

/** A proven site. */
struct cw_plan {
  cw_unit *unit;
  const cw_contract *contract; /* of a `select`: of the one operation chosen */
  LLVMValueRef call;
  LLVMTypeRef value_type;  /* of arguments and results */
  LLVMTypeRef memory_type; /* of the field: value.h */
  cw_target target;
  int order;         /* C11's numbering, or CW_ORDER_OF_ARGUMENT */
  int failure_order; /* of a compare_exchange: the same */
  cw_answer old;
  cw_answer new;
  /* Checks that stay, in the run-time library's order. */
  bool guard_updater;
  bool guard_offset; /* is the target's */
  bool guard_field;  /* the handle is that of the target's row */
  bool guard_holder;
  bool guard_holder_class;
  bool guard_value_pointer; /* to a value that is behind it; likewise the next two */
  bool guard_expected_pointer;
  bool guard_desired_pointer;
  bool guard_value_class; /* of the value argument; of the result where a function computes it */
  bool guard_function;
  /* Sites before this one that check the same holder or value as well: whether all their checks held is asked first. */
  cw_plan *holder_checked;
  cw_plan *value_checked;
  /* While the site is rewritten (site.c). */
  LLVMValueRef passed; /* what cw_site_passed answers; null: nobody asked */
  LLVMBasicBlockRef landing; /* of an invoke: the block on the way to its normal destination, once made */
};

/** Whether a call of a helper can be replaced at all: a plain call of the helper's own type. */
cw_reason cw_plan_check_call(LLVMValueRef call);

/** Proves the site or answers the first reason why not. `provenance` is its function's. */
cw_reason cw_plan_make(cw_provenance *provenance, LLVMValueRef call, const cw_contract *contract, cw_plan *plan);

/** Whether any check stays before the operation, so that the original call stays too, as the cold path. */
bool cw_plan_is_guarded(const cw_plan *plan);

/** Whether an order is not known before the program runs, and so is checked there. */
bool cw_plan_guards_order(const cw_plan *plan);

/** Whether a compare_exchange may fail and only the helper knows what it answers then. */
bool cw_plan_guards_outcome(const cw_plan *plan);

/** Whether the operation needs blocks of its own. */
bool cw_plan_branches(const cw_plan *plan);

/** The call's argument behind a key; null if the contract has none. */
LLVMValueRef cw_plan_argument(const cw_plan *plan, cw_key key);

/** The constant that the argument behind a key is, also where it passed through a local variable. */
bool cw_plan_constant(const cw_plan *plan, cw_key key, int64_t *constant);

/** The holder, or the object. */
LLVMValueRef cw_plan_holder(const cw_plan *plan);

/** Whether the value to be stored is an argument, or what one points to: of a store, exchange or compare_exchange. */
bool cw_plan_stores_argument(const cw_plan *plan);

/** That value, where it is known before the operation: the argument itself; else null. */
LLVMValueRef cw_plan_stored_value(const cw_plan *plan);

/** Whether the value to be stored is computed by a user's function. */
bool cw_plan_calls_function(const cw_plan *plan);

#endif
