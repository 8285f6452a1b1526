/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One module under work: its handles, the contracts that it declares, and what has been found out about its variables.
 * Everything that lives as long as one run of the pass is in here; there is no other state.
 */
#ifndef CASTAWAY_PASS_UNIT_H
#define CASTAWAY_PASS_UNIT_H

#include "contract/contract.h"
#include "pointer_map.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>

typedef struct cw_unit {
  LLVMModuleRef module;
  LLVMContextRef context;
  LLVMTypeRef pointer;      /* ptr */
  LLVMTypeRef int32;        /* i32 */
  cw_analyses *analyses;    /* the host's, of functions */
  cw_pointer_map contracts; /* function -> cw_contract */
  cw_pointer_map selections; /* cw_contract of a `select` -> those of its operations (select.c) */
  cw_pointer_map writes;    /* global or alloca -> cw_writes (writes.c) */
  bool reports;             /* this run says what is wrong with declarations */
  cw_pointer_map bodies;    /* helper -> cw_body (body.c) */
  cw_pointer_map variables; /* the first write to a member -> cw_variable (variable.c) */
  cw_pointer_map single_stores; /* alloca -> the value it always has; until something is rewritten */
  cw_pointer_set required; /* functions and variables that are marked so */
  cw_pointer_set once;     /* variables that are marked so */
  char *options;           /* all option strings of the source, in their order; null: none */
  unsigned steps_left;      /* see cw_unit_step */
  unsigned nesting;         /* variables under examination, each for another one's sake */
} cw_unit;

/**
 * Begins work on a module: reads every contract and mark. The helper of a malformed contract is treated as an ordinary
 * function, and a malformed mark marks nothing; `report` makes either an error at its declaration.
 */
void cw_unit_init(cw_unit *unit, LLVMModuleRef module, bool report);
void cw_unit_deinit(cw_unit *unit);

/** Forgets what may refer to instructions: before any is erased. */
void cw_unit_forget_instructions(cw_unit *unit);

/** Whether the module declares any contract. */
bool cw_unit_has_contracts(const cw_unit *unit);

/** Whether the user vouches that `variable` is set once, before it is read: `castaway:once`. */
bool cw_unit_is_once(const cw_unit *unit, LLVMValueRef variable);

/** The contract of `function`, or null. */
const cw_contract *cw_unit_contract(const cw_unit *unit, LLVMValueRef function);

/** The contract of the helper that `value` calls directly, in whatever way; null if it is no such call. */
const cw_contract *cw_unit_contract_of_callee(const cw_unit *unit, LLVMValueRef value);

/** The same, for calls of the helper's own type only: their arguments are what the contract says. */
const cw_contract *cw_unit_contract_of_call(const cw_unit *unit, LLVMValueRef value);

/**
 * How many loads, phis and selects are followed for one value, over all its branches together: trees of phis would
 * otherwise take time without bound.
 */
#define CW_MAX_STEPS 64

/** Begins to follow a value. */
void cw_unit_begin_steps(cw_unit *unit);

/** Takes one step; false if there are none left. */
bool cw_unit_step(cw_unit *unit);

#endif
