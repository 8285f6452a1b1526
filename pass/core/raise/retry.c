/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Questions that all steps ask.
 */
#include "raise/retry.h"

/* How many casts, and how deep a computation of invariant values, are looked through. */
enum { MAX_CASTS = 8, MAX_DEPTH = 6 };

static bool keeps_bits(const cw_retry *retry, LLVMValueRef cast) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(retry->module);
  LLVMTypeRef from = LLVMTypeOf(LLVMGetOperand(cast, 0));
  LLVMTypeRef to = LLVMTypeOf(cast);
  return LLVMSizeOfTypeInBits(layout, from) == LLVMSizeOfTypeInBits(layout, to) &&
         LLVMGetTypeKind(to) != LLVMVectorTypeKind && LLVMGetTypeKind(from) != LLVMVectorTypeKind;
}

static bool is_word_of_pair(LLVMValueRef extract) {
  LLVMValueRef pair = LLVMGetOperand(extract, 0);
  bool is_pair = LLVMIsAAtomicCmpXchgInst(pair) || LLVMIsAPHINode(pair);
  return is_pair && LLVMGetNumIndices(extract) == 1 && LLVMGetIndices(extract)[0] == 0;
}

static bool is_transparent(const cw_retry *retry, LLVMValueRef value) {
  switch (LLVMGetInstructionOpcode(value)) {
  case LLVMFreeze:
    return true;
  case LLVMBitCast:
  case LLVMPtrToInt:
  case LLVMIntToPtr:
    return keeps_bits(retry, value);
  case LLVMExtractValue:
    return is_word_of_pair(value);
  default:
    return false;
  }
}

LLVMValueRef cw_retry_strip(const cw_retry *retry, LLVMValueRef value) {
  for (int i = 0; i < MAX_CASTS && LLVMIsAInstruction(value) && is_transparent(retry, value); i++)
    value = LLVMGetOperand(value, 0);
  return value;
}

bool cw_retry_is_old(const cw_retry *retry, LLVMValueRef value) {
  return cw_retry_strip(retry, value) == retry->root;
}

bool cw_retry_is_old_or_found(const cw_retry *retry, LLVMValueRef value) {
  LLVMValueRef bare = cw_retry_strip(retry, value);
  return bare == retry->root || bare == retry->exchange;
}

bool cw_retry_is_inside(const cw_retry *retry, LLVMValueRef value) {
  return LLVMIsAInstruction(value) && cw_loop_contains(retry->loop, LLVMGetInstructionParent(value));
}

static bool is_invariant(const cw_retry *retry, LLVMValueRef value, int depth) {
  if (!cw_retry_is_inside(retry, value))
    return true;
  if (depth == 0 || LLVMIsAPHINode(value) || LLVMIsATerminatorInst(value) || cw_loop_step(value) != CW_STEP_PURE)
    return false;
  for (int i = 0; i < LLVMGetNumOperands(value); i++)
    if (!is_invariant(retry, LLVMGetOperand(value, (unsigned)i), depth - 1))
      return false;
  return true;
}

bool cw_retry_is_invariant(const cw_retry *retry, LLVMValueRef value) {
  return is_invariant(retry, value, MAX_DEPTH);
}

/* "not": what says the contrary of `value`; null if it is no such. */
static LLVMValueRef contrary_of(LLVMValueRef value) {
  return LLVMIsAInstruction(value) && LLVMGetInstructionOpcode(value) == LLVMXor ? cw_loop_complement(value) : NULL;
}

/* A strong exchange succeeds if, and only if, it finds what it expects. */
static bool is_comparison_with_found(const cw_retry *retry, LLVMValueRef value, bool *inverted) {
  if (!LLVMIsAICmpInst(value) || LLVMGetWeak(retry->exchange))
    return false;
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(value);
  LLVMValueRef a = LLVMGetOperand(value, 0);
  LLVMValueRef b = LLVMGetOperand(value, 1);
  LLVMValueRef expected = LLVMGetOperand(retry->exchange, 1);
  bool forward = cw_retry_strip(retry, a) == retry->exchange && b == expected;
  bool backward = cw_retry_strip(retry, b) == retry->exchange && a == expected;
  *inverted ^= predicate == LLVMIntNE;
  return (forward || backward) && (predicate == LLVMIntEQ || predicate == LLVMIntNE);
}

bool cw_retry_is_success(const cw_retry *retry, LLVMValueRef value, bool *inverted) {
  *inverted = false;
  for (LLVMValueRef inner = contrary_of(value); inner; inner = contrary_of(value)) {
    value = inner;
    *inverted = !*inverted;
  }
  if (LLVMIsAExtractValueInst(value))
    return LLVMGetOperand(value, 0) == retry->exchange && LLVMGetNumIndices(value) == 1 &&
           LLVMGetIndices(value)[0] == 1;
  return is_comparison_with_found(retry, value, inverted);
}

static LLVMValueRef incoming(LLVMValueRef phi, LLVMBasicBlockRef from) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (LLVMGetIncomingBlock(phi, i) == from)
      return LLVMGetIncomingValue(phi, i);
  return NULL;
}

bool cw_retry_ends_differ(const cw_retry *retry) {
  if (retry->guard_exit != retry->exit)
    return true;
  LLVMBasicBlockRef guarded = LLVMGetInstructionParent(retry->guard);
  LLVMBasicBlockRef succeeded = LLVMGetInstructionParent(retry->success);
  for (LLVMValueRef phi = LLVMGetFirstInstruction(retry->exit); phi && LLVMIsAPHINode(phi);
       phi = LLVMGetNextInstruction(phi))
    if (incoming(phi, guarded) != incoming(phi, succeeded))
      return true;
  return false;
}
