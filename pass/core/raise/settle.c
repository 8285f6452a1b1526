/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Copies are made in the order in which they are asked for, each once.
 */
#include "raise/settle.h"

#include "allocate.h"

#include <llvm-c/DebugInfo.h>

#include <stdlib.h>

static void note(cw_settle *s, LLVMValueRef before, LLVMValueRef after) {
  if (s->count == s->capacity) {
    size_t capacity = s->capacity ? s->capacity * 2 : 16;
    struct cw_settled *larger = cw_allocate(capacity * sizeof *larger);
    for (size_t i = 0; i < s->count; i++)
      larger[i] = s->settled[i];
    free(s->settled);
    s->settled = larger;
    s->capacity = capacity;
  }
  s->settled[s->count++] = (struct cw_settled){before, after};
}

static LLVMValueRef noted(const cw_settle *s, LLVMValueRef value) {
  for (size_t i = 0; i < s->count; i++)
    if (s->settled[i].before == value)
      return s->settled[i].after;
  return NULL;
}

/* The word that was found, as `type`, which has as many bits. */
static LLVMValueRef found_as(cw_settle *s, LLVMTypeRef type) {
  LLVMTypeRef from = LLVMTypeOf(s->found);
  if (from == type)
    return s->found;
  if (LLVMGetTypeKind(from) == LLVMPointerTypeKind)
    return LLVMBuildBitCast(s->builder, LLVMBuildPtrToInt(s->builder, s->found, s->retry->bits, ""), type, "");
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
    return LLVMBuildIntToPtr(s->builder, s->found, type, "");
  return LLVMBuildBitCast(s->builder, s->found, type, "");
}

/* What a successful exchange answers. */
static LLVMValueRef found_pair(cw_settle *s, LLVMTypeRef pair) {
  LLVMValueRef word = found_as(s, LLVMStructGetTypeAtIndex(pair, 0));
  LLVMValueRef half = LLVMBuildInsertValue(s->builder, LLVMGetPoison(pair), word, 0, "");
  return LLVMBuildInsertValue(s->builder, half, LLVMConstAllOnes(LLVMStructGetTypeAtIndex(pair, 1)), 1, "");
}

/* The copy stands behind those of its operands, and where the original was written. */
static LLVMValueRef copy(cw_settle *s, LLVMValueRef instruction) {
  LLVMValueRef made = LLVMInstructionClone(instruction);
  for (int i = 0; i < LLVMGetNumOperands(instruction); i++)
    LLVMSetOperand(made, (unsigned)i, cw_settle_value(s, LLVMGetOperand(instruction, (unsigned)i)));
  LLVMInsertIntoBuilder(s->builder, made);
  LLVMInstructionSetDebugLoc(made, LLVMInstructionGetDebugLoc(instruction));
  return made;
}

/* A choice by success is made. */
static LLVMValueRef choose(cw_settle *s, LLVMValueRef select) {
  LLVMValueRef condition = cw_settle_value(s, LLVMGetOperand(select, 0));
  if (!LLVMIsAConstantInt(condition))
    return copy(s, select);
  return cw_settle_value(s, LLVMGetOperand(select, LLVMIsNull(condition) ? 2 : 1));
}

static bool is_success_bit(const cw_settle *s, LLVMValueRef value) {
  bool inverted = false;
  return LLVMIsAExtractValueInst(value) && cw_retry_is_success(s->retry, value, &inverted);
}

static LLVMValueRef settle(cw_settle *s, LLVMValueRef value) {
  LLVMValueRef bare = cw_retry_strip(s->retry, value);
  LLVMTypeRef type = LLVMTypeOf(value);
  if (is_success_bit(s, value))
    return LLVMConstAllOnes(type);
  if (bare == s->retry->root || bare == s->retry->exchange || bare == s->retry->reload)
    return LLVMGetTypeKind(type) == LLVMStructTypeKind ? found_pair(s, type) : found_as(s, type);
  if (LLVMIsASelectInst(value))
    return choose(s, value);
  /* The other phis of a loop are of no use once it is over (loop.c). */
  return LLVMIsAPHINode(value) ? LLVMGetPoison(type) : copy(s, value);
}

LLVMValueRef cw_settle_value(cw_settle *s, LLVMValueRef value) {
  if (!cw_retry_is_inside(s->retry, value))
    return value;
  LLVMValueRef after = noted(s, value);
  if (!after) {
    after = settle(s, value);
    note(s, value, after);
  }
  return after;
}

void cw_settle_deinit(cw_settle *s) {
  free(s->settled);
}
