/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What single instructions of a helper's body are: the declared operation, something that others would notice, or
 * neither.
 */
#ifndef CASTAWAY_PASS_EFFECT_H
#define CASTAWAY_PASS_EFFECT_H

#include "contract/unit.h"

/** A function that is looked at, and the call by which it is reached from the helper. */
typedef struct cw_frame {
  LLVMValueRef function;
  LLVMValueRef call; /* null: the helper itself */
  const struct cw_frame *outer;
  unsigned depth;
} cw_frame;

/** What a call of a function does, as far as its name, attributes and contract say. */
typedef enum cw_call_effect {
  CW_CALL_HARMLESS,
  CW_CALL_OPERATION, /* it is the declared operation */
  CW_CALL_OTHER,     /* it is an atomic operation, but another one */
  CW_CALL_WRITES,    /* it copies or fills memory at its first argument */
  CW_CALL_ASSEMBLY,
  CW_CALL_UNKNOWN
} cw_call_effect;
cw_call_effect cw_effect_of_call(const cw_unit *unit, const cw_contract *contract, LLVMValueRef call);

/** The address that an atomic instruction works on; null for a fence. */
LLVMValueRef cw_effect_address(LLVMValueRef instruction);

/** Whether an atomic instruction writes, and whether it can be the operation of the contract. */
bool cw_effect_writes(LLVMValueRef instruction);
bool cw_effect_can_be(const cw_contract *contract, LLVMValueRef instruction);

/**
 * Whether an address lies in a local variable of the helper or of a function on the way; whether it lies in a global or
 * was read from memory, so that it cannot be in the object that the helper was given.
 */
bool cw_effect_is_local(cw_unit *unit, const cw_frame *frame, LLVMValueRef address);
bool cw_effect_is_elsewhere(cw_unit *unit, const cw_frame *frame, LLVMValueRef address);

/** Whether the address is local, or one where the contract says that the helper stores a result. */
bool cw_effect_is_place(cw_unit *unit, const cw_frame *frame, const cw_contract *contract, LLVMValueRef address);

/** Counters of coverage and profiles; functions in which a sanitizer writes memory of its own. */
bool cw_effect_is_instrumentation(LLVMValueRef address);
bool cw_effect_is_instrumented(LLVMValueRef function);

/** LLVM's number of the order that the contract declares; -1 if an argument says it. */
int cw_effect_declared_order(const cw_contract *contract);

#endif
