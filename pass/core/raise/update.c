/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matching is on the computation as it stands, with the operand on either side where the operation commutes. The flags
 * of arithmetic (nuw, nsw, disjoint) are of no concern: where they do not hold the loop stores poison, for which the
 * instruction's result may stand.
 */
#include "raise/update.h"

#include <string.h>

/* A word that two operands are computed to. */
static bool take(cw_retry *r, cw_update update, LLVMValueRef operand, cw_adapt adapt) {
  r->update = update;
  r->operand = operand;
  r->adapt = adapt;
  return true;
}

/* The operand beside the old value, whichever comes first; null if there is no old value. */
static LLVMValueRef other_than_old(const cw_retry *r, LLVMValueRef a, LLVMValueRef b) {
  if (cw_retry_is_old(r, a))
    return b;
  return cw_retry_is_old(r, b) ? a : NULL;
}

static cw_update update_of_opcode(LLVMOpcode opcode) {
  switch (opcode) {
  case LLVMAdd:
    return CW_UPDATE_ADD;
  case LLVMAnd:
    return CW_UPDATE_AND;
  case LLVMOr:
    return CW_UPDATE_OR;
  case LLVMXor:
    return CW_UPDATE_XOR;
  case LLVMFAdd:
    return CW_UPDATE_FADD;
  default:
    return CW_UPDATE_NONE;
  }
}

/* An operand that is not known outside of the loop. */
static cw_loop_reason file_operand(cw_retry *r, cw_update update, LLVMValueRef operand, cw_adapt adapt) {
  if (!cw_retry_is_invariant(r, operand))
    return CW_LOOP_OPERAND;
  take(r, update, operand, adapt);
  return CW_LOOP_NONE;
}

static cw_loop_reason look_at_subtraction(cw_retry *r, LLVMValueRef value) {
  LLVMValueRef minuend = LLVMGetOperand(value, 0);
  LLVMValueRef subtrahend = LLVMGetOperand(value, 1);
  if (cw_retry_is_old(r, minuend))
    return file_operand(r, CW_UPDATE_SUB, subtrahend, CW_ADAPT_NOTHING);
  return cw_retry_is_old(r, subtrahend) ? CW_LOOP_REVERSED : CW_LOOP_UPDATE;
}

/* not(old & v); a plain complement is an exclusive or with all bits. */
static bool is_nand(cw_retry *r, LLVMValueRef value) {
  LLVMValueRef inner = cw_loop_complement(value);
  if (!inner || !LLVMIsAInstruction(inner) || LLVMGetInstructionOpcode(inner) != LLVMAnd)
    return false;
  LLVMValueRef other = other_than_old(r, LLVMGetOperand(inner, 0), LLVMGetOperand(inner, 1));
  return other && cw_retry_is_invariant(r, other) && take(r, CW_UPDATE_NAND, other, CW_ADAPT_NOTHING);
}

static cw_loop_reason look_at_arithmetic(cw_retry *r, LLVMValueRef value) {
  if (is_nand(r, value))
    return CW_LOOP_NONE;
  LLVMValueRef other = other_than_old(r, LLVMGetOperand(value, 0), LLVMGetOperand(value, 1));
  if (!other)
    return CW_LOOP_UPDATE;
  return file_operand(r, update_of_opcode(LLVMGetInstructionOpcode(value)), other, CW_ADAPT_NOTHING);
}

/* ---- Minimum and maximum ---- */

static cw_loop_reason look_at_extremum(cw_retry *r, LLVMValueRef value) {
  LLVMValueRef a = NULL;
  LLVMValueRef b = NULL;
  int operation = cw_loop_minimum_or_maximum(value, &a, &b);
  if (operation < 0)
    return LLVMIsASelectInst(value) ? CW_LOOP_CHOICE : CW_LOOP_UPDATE;
  /* Pointers can be compared, but there is no instruction that keeps the larger one. */
  if (LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind)
    return CW_LOOP_UPDATE;
  LLVMValueRef other = other_than_old(r, a, b);
  return other ? file_operand(r, cw_update_of(operation), other, CW_ADAPT_NOTHING) : CW_LOOP_UPDATE;
}

/* ---- Another width ---- */

/* The low bits of a sum depend on the low bits of what is added alone, and so with differences and logic. */
static bool keeps_low_bits(LLVMOpcode opcode) {
  return opcode == LLVMSub || (opcode != LLVMFAdd && update_of_opcode(opcode) != CW_UPDATE_NONE);
}

/* The old value, widened. */
static bool is_wide_old(const cw_retry *r, LLVMValueRef value) {
  return (LLVMIsAZExtInst(value) || LLVMIsASExtInst(value)) && cw_retry_is_old(r, LLVMGetOperand(value, 0)) &&
         LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(value, 0))) == LLVMIntegerTypeKind &&
         LLVMGetIntTypeWidth(LLVMTypeOf(LLVMGetOperand(value, 0))) == r->width;
}

/* trunc(op(ext old, v)) = op(old, trunc v) */
static cw_loop_reason look_at_narrowing(cw_retry *r, LLVMValueRef value) {
  LLVMValueRef wide = LLVMGetOperand(value, 0);
  LLVMOpcode opcode = LLVMIsAInstruction(wide) ? LLVMGetInstructionOpcode(wide) : LLVMTrunc;
  if (!keeps_low_bits(opcode))
    return CW_LOOP_OTHER_WIDTH;
  LLVMValueRef a = LLVMGetOperand(wide, 0);
  LLVMValueRef b = LLVMGetOperand(wide, 1);
  if (is_wide_old(r, a))
    return file_operand(r, opcode == LLVMSub ? CW_UPDATE_SUB : update_of_opcode(opcode), b, CW_ADAPT_NARROW);
  if (opcode == LLVMSub)
    return is_wide_old(r, b) ? CW_LOOP_REVERSED : CW_LOOP_OTHER_WIDTH;
  return is_wide_old(r, b) ? file_operand(r, update_of_opcode(opcode), a, CW_ADAPT_NARROW) : CW_LOOP_OTHER_WIDTH;
}

/* ---- Calls ---- */

/* Intrinsics with a reason of their own, by the beginnings of their names. */
static cw_loop_reason reason_of_intrinsic(LLVMValueRef call) {
  static const struct {
    const char *prefix;
    cw_loop_reason reason;
  } intrinsics[] = {
      {"llvm.uadd.sat", CW_LOOP_SATURATES}, {"llvm.usub.sat", CW_LOOP_SATURATES}, {"llvm.sadd.sat", CW_LOOP_SATURATES},
      {"llvm.ssub.sat", CW_LOOP_SATURATES}, {"llvm.bswap", CW_LOOP_BYTE_SWAP},
  };
  size_t length = 0;
  const char *name = LLVMGetValueName2(LLVMGetCalledValue(call), &length);
  for (size_t i = 0; i < sizeof intrinsics / sizeof intrinsics[0]; i++)
    if (length >= strlen(intrinsics[i].prefix) && !memcmp(name, intrinsics[i].prefix, strlen(intrinsics[i].prefix)))
      return intrinsics[i].reason;
  return CW_LOOP_UPDATE;
}

static cw_loop_reason look_at_call(cw_retry *r, LLVMValueRef call) {
  cw_loop_reason reason = reason_of_intrinsic(call);
  return reason == CW_LOOP_UPDATE ? look_at_extremum(r, call) : reason;
}

/* ---- All together ---- */

static cw_loop_reason look_at_instruction(cw_retry *r, LLVMValueRef value) {
  switch (LLVMGetInstructionOpcode(value)) {
  case LLVMAdd:
  case LLVMAnd:
  case LLVMOr:
  case LLVMXor:
  case LLVMFAdd:
    return look_at_arithmetic(r, value);
  case LLVMSub:
    return look_at_subtraction(r, value);
  case LLVMSelect:
    return look_at_extremum(r, value);
  case LLVMTrunc:
    return look_at_narrowing(r, value);
  case LLVMCall:
    return look_at_call(r, value);
  case LLVMURem:
  case LLVMSRem:
  case LLVMUDiv:
  case LLVMSDiv:
    return CW_LOOP_MODULO;
  case LLVMZExt:
  case LLVMSExt:
    return CW_LOOP_OTHER_WIDTH;
  default:
    return CW_LOOP_UPDATE;
  }
}

cw_loop_reason cw_update_recognise(cw_retry *r) {
  LLVMValueRef value = LLVMGetOperand(r->exchange, 2);
  if (cw_retry_is_invariant(r, value))
    return file_operand(r, CW_UPDATE_EXCHANGE, value, CW_ADAPT_NOTHING);
  return look_at_instruction(r, cw_retry_strip(r, value));
}
