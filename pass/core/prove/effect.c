/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses are followed to what they point into: through local variables that are set once, and from parameters to the
 * arguments of the call by which the function is reached.
 */
#include "prove/effect.h"

#include "contract/order.h"
#include "resolve/variable.h"

#include "shim/bridge.h"

#include <string.h>

/* ---- Addresses ---- */

/* What `address` points into: a local variable, a global, a parameter of the helper, or something unknown. */
static LLVMValueRef base_of(cw_unit *unit, const cw_frame *frame, LLVMValueRef address) {
  for (unsigned steps = 0; address && steps < CW_MAX_STEPS; steps++) {
    if (LLVMGetTypeKind(LLVMTypeOf(address)) != LLVMPointerTypeKind)
      return address;
    address = cw_bridge_base(address);
    LLVMValueRef stored = LLVMIsALoadInst(address) ? cw_variable_single_store(unit, address) : NULL;
    if (stored) {
      address = stored;
    } else if (LLVMIsAArgument(address) && frame->call && LLVMGetParamParent(address) == frame->function) {
      address = cw_bridge_argument_of(frame->call, address);
      frame = frame->outer;
    } else {
      return address;
    }
  }
  return address;
}

bool cw_effect_is_local(cw_unit *unit, const cw_frame *frame, LLVMValueRef address) {
  LLVMValueRef base = base_of(unit, frame, address);
  return base && LLVMIsAAllocaInst(base);
}

bool cw_effect_is_elsewhere(cw_unit *unit, const cw_frame *frame, LLVMValueRef address) {
  LLVMValueRef base = base_of(unit, frame, address);
  if (!base || LLVMIsAGlobalVariable(base))
    return true;
  return LLVMIsALoadInst(base) && !LLVMIsAAllocaInst(cw_bridge_base(LLVMGetOperand(base, 0)));
}

bool cw_effect_is_place(cw_unit *unit, const cw_frame *frame, const cw_contract *contract, LLVMValueRef address) {
  LLVMValueRef base = base_of(unit, frame, address);
  if (!base)
    return false;
  if (LLVMIsAAllocaInst(base))
    return true;
  while (frame->outer)
    frame = frame->outer;
  for (int key = 0; LLVMIsAArgument(base) && key < CW_KEY_COUNT; key++)
    if (contract->form[key] == CW_FORM_POINTEE &&
        base == LLVMGetParam(frame->function, (unsigned)contract->number[key]))
      return true;
  return false;
}

/* ---- Names ---- */

static bool has_prefix(LLVMValueRef global, const char *const *prefixes) {
  size_t length = 0;
  const char *name = LLVMGetValueName2(global, &length);
  for (; *prefixes; prefixes++)
    if (length >= strlen(*prefixes) && memcmp(name, *prefixes, strlen(*prefixes)) == 0)
      return true;
  return false;
}

bool cw_effect_is_instrumentation(LLVMValueRef address) {
  static const char *const prefixes[] = {"__profc_", "__llvm_gcov", "__sancov_", "__llvm_profile", NULL};
  LLVMValueRef base = cw_bridge_base(address);
  return LLVMIsAGlobalVariable(base) && has_prefix(base, prefixes);
}

bool cw_effect_is_instrumented(LLVMValueRef function) {
  static const char *const names[] = {"sanitize_address", "sanitize_hwaddress", "sanitize_memory"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(names[i], strlen(names[i]));
    if (LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind))
      return true;
  }
  return false;
}

/* ---- Atomic instructions ---- */

LLVMValueRef cw_effect_address(LLVMValueRef instruction) {
  if (LLVMIsALoadInst(instruction) || LLVMIsAAtomicCmpXchgInst(instruction) || LLVMIsAAtomicRMWInst(instruction))
    return LLVMGetOperand(instruction, 0);
  return LLVMIsAStoreInst(instruction) ? LLVMGetOperand(instruction, 1) : NULL;
}

bool cw_effect_writes(LLVMValueRef instruction) {
  return !LLVMIsALoadInst(instruction);
}

static bool is_sum(int operation) {
  return operation == LLVMAtomicRMWBinOpAdd || operation == LLVMAtomicRMWBinOpSub;
}

/* Whether one instruction can do the whole of `operation`, which is not a compare-and-exchange. */
static bool rmw_can_be(int done, cw_operation operation) {
  switch (operation) {
  case CW_OPERATION_STORE:
  case CW_OPERATION_EXCHANGE:
    return done == LLVMAtomicRMWBinOpXchg;
  case CW_OPERATION_ADD:
  case CW_OPERATION_SUB:
    return is_sum(done);
  case CW_OPERATION_AND:
    return done == LLVMAtomicRMWBinOpAnd;
  case CW_OPERATION_OR:
    return done == LLVMAtomicRMWBinOpOr;
  case CW_OPERATION_XOR:
    return done == LLVMAtomicRMWBinOpXor;
  case CW_OPERATION_MIN:
    return done == LLVMAtomicRMWBinOpMin || done == LLVMAtomicRMWBinOpUMin;
  case CW_OPERATION_MAX:
    return done == LLVMAtomicRMWBinOpMax || done == LLVMAtomicRMWBinOpUMax;
  default:
    return false;
  }
}

static bool can_be(cw_operation operation, LLVMValueRef instruction) {
  bool loads = operation == CW_OPERATION_LOAD;
  if (LLVMIsALoadInst(instruction))
    return loads;
  if (LLVMIsAStoreInst(instruction))
    return operation == CW_OPERATION_STORE;
  if (LLVMIsAAtomicCmpXchgInst(instruction))
    return !loads; /* in a loop, it does anything that writes */
  return rmw_can_be(cw_bridge_rmw_operation(instruction), operation);
}

bool cw_effect_can_be(const cw_contract *contract, LLVMValueRef instruction) {
  if (contract->operation != CW_OPERATION_SELECT)
    return can_be(contract->operation, instruction);
  for (int i = 0; i < CW_CODED_OPERATIONS; i++)
    if (cw_contract_has_code(contract, (cw_operation)i) && can_be((cw_operation)i, instruction))
      return true;
  return false;
}

int cw_effect_declared_order(const cw_contract *contract) {
  bool is_argument = cw_key_is_argument(contract, CW_KEY_ORDER);
  return is_argument ? -1 : (int)cw_order_to_llvm((int)contract->number[CW_KEY_ORDER]);
}

/* ---- Calls ---- */

/* Another helper: what its contract says. */
static cw_call_effect effect_of_helper(const cw_contract *contract, const cw_contract *called) {
  if (called->role == CW_ROLE_LOOKUP || called->role == CW_ROLE_HANDLE || called->role == CW_ROLE_INSTANCE)
    return CW_CALL_HARMLESS;
  if (called->role != CW_ROLE_OPERATION)
    return CW_CALL_OTHER;
  bool fits = called->operation == contract->operation || called->operation == CW_OPERATION_COMPARE_EXCHANGE ||
              called->operation == CW_OPERATION_SELECT || contract->operation == CW_OPERATION_SELECT;
  if (fits)
    return CW_CALL_OPERATION;
  return called->operation == CW_OPERATION_LOAD ? CW_CALL_HARMLESS : CW_CALL_OTHER;
}

/* What compilers call for atomic operations that they do not inline, or that a sanitizer watches. */
static bool is_atomic_library(LLVMValueRef function) {
  static const char *const prefixes[] = {"__atomic_", "__sync_", "__tsan_atomic", "__aarch64_", NULL};
  return has_prefix(function, prefixes);
}

static bool is_sanitizer(LLVMValueRef function) {
  static const char *const prefixes[] = {"__tsan_",      "__asan_", "__ubsan_", "__msan_", "__hwasan_",
                                         "__sanitizer_", "__llvm_", "__cyg_",   NULL};
  return has_prefix(function, prefixes);
}

static cw_call_effect effect_of_intrinsic(LLVMValueRef call, LLVMValueRef function) {
  static const char *const copies[] = {"llvm.memcpy", "llvm.memmove", "llvm.memset", NULL};
  return has_prefix(function, copies) && LLVMGetNumArgOperands(call) > 0 ? CW_CALL_WRITES : CW_CALL_HARMLESS;
}

cw_call_effect cw_effect_of_call(const cw_unit *unit, const cw_contract *contract, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  if (LLVMIsAInlineAsm(callee))
    return CW_CALL_ASSEMBLY;
  if (cw_bridge_call_is_pure(call) || (contract->given[CW_KEY_FUNCTION] && !LLVMIsAFunction(callee)))
    return CW_CALL_HARMLESS;
  if (!LLVMIsAFunction(callee))
    return CW_CALL_UNKNOWN;
  if (LLVMGetIntrinsicID(callee) != 0)
    return effect_of_intrinsic(call, callee);
  if (cw_unit_contract(unit, callee))
    return effect_of_helper(contract, cw_unit_contract(unit, callee));
  if (is_atomic_library(callee))
    return CW_CALL_OPERATION;
  return is_sanitizer(callee) ? CW_CALL_HARMLESS : CW_CALL_UNKNOWN;
}
