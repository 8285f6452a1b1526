/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One table of operations; everything else here reads it.
 */
#include "lse/operation.h"

#include "shim/bridge.h"

#include <llvm-c/Target.h>

#include <stdio.h>

/* By LLVM-C's numbers: the word, and how the helpers' names call it. A subtraction adds the negative, an and clears the
 * complement. */
static const struct {
  const char *word;
  const char *helper; /* null: none */
} updates[] = {
    [LLVMAtomicRMWBinOpXchg] = {"exchange", "swp"}, [LLVMAtomicRMWBinOpAdd] = {"add", "ldadd"},
    [LLVMAtomicRMWBinOpSub] = {"sub", "ldadd"},     [LLVMAtomicRMWBinOpAnd] = {"and", "ldclr"},
    [LLVMAtomicRMWBinOpNand] = {"nand", NULL},      [LLVMAtomicRMWBinOpOr] = {"or", "ldset"},
    [LLVMAtomicRMWBinOpXor] = {"xor", "ldeor"},     [LLVMAtomicRMWBinOpMax] = {"max", NULL},
    [LLVMAtomicRMWBinOpMin] = {"min", NULL},        [LLVMAtomicRMWBinOpUMax] = {"umax", NULL},
    [LLVMAtomicRMWBinOpUMin] = {"umin", NULL},      [LLVMAtomicRMWBinOpFAdd] = {"fadd", NULL},
    [LLVMAtomicRMWBinOpFSub] = {"fsub", NULL},      [LLVMAtomicRMWBinOpFMax] = {"fmax", NULL},
    [LLVMAtomicRMWBinOpFMin] = {"fmin", NULL},
};
#define UPDATE_COUNT ((int)(sizeof updates / sizeof updates[0]))

/* The row of an atomicrmw; -1 of what has none. */
static int row_of(LLVMValueRef update) {
  int operation = cw_bridge_rmw_operation(update);
  return operation < UPDATE_COUNT ? operation : -1;
}

bool cw_lse_is_operation(LLVMValueRef instruction) {
  return LLVMIsAAtomicRMWInst(instruction) || LLVMIsAAtomicCmpXchgInst(instruction);
}

const char *cw_lse_operation_word(LLVMValueRef instruction) {
  if (LLVMIsAAtomicCmpXchgInst(instruction))
    return "compare_exchange";
  int row = row_of(instruction);
  return row < 0 ? "update" : updates[row].word;
}

static LLVMTypeRef value_type(LLVMValueRef instruction) {
  return LLVMTypeOf(LLVMGetOperand(instruction, LLVMIsAAtomicCmpXchgInst(instruction) ? 2 : 1));
}

unsigned cw_lse_operation_width(LLVMValueRef instruction) {
  LLVMModuleRef module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(instruction)));
  return (unsigned)LLVMSizeOfTypeInBits(LLVMGetModuleDataLayout(module), value_type(instruction));
}

static bool acquires(LLVMAtomicOrdering order) {
  return order == LLVMAtomicOrderingAcquire || order == LLVMAtomicOrderingAcquireRelease ||
         order == LLVMAtomicOrderingSequentiallyConsistent;
}

static bool releases(LLVMAtomicOrdering order) {
  return order == LLVMAtomicOrderingRelease || order == LLVMAtomicOrderingAcquireRelease ||
         order == LLVMAtomicOrderingSequentiallyConsistent;
}

/* The end of a helper's name. Of a compare and exchange both orders count. */
static const char *order_of(LLVMValueRef instruction) {
  bool exchange = LLVMIsAAtomicCmpXchgInst(instruction);
  LLVMAtomicOrdering order = exchange ? LLVMGetCmpXchgSuccessOrdering(instruction) : LLVMGetOrdering(instruction);
  bool acquire = acquires(order) || (exchange && acquires(LLVMGetCmpXchgFailureOrdering(instruction)));
  if (releases(order))
    return acquire ? "acq_rel" : "rel";
  return acquire ? "acq" : "relax";
}

static void name(LLVMValueRef instruction, const char *stem, cw_lse_helper *helper) {
  snprintf(helper->name, sizeof helper->name, "__aarch64_%s%u_%s", stem, cw_lse_operation_width(instruction) / 8,
           order_of(instruction));
}

bool cw_lse_operation_helper(LLVMValueRef instruction, cw_lse_helper *helper) {
  unsigned width = cw_lse_operation_width(instruction);
  if (LLVMIsAAtomicCmpXchgInst(instruction)) {
    name(instruction, "cas", helper);
    return width <= 128;
  }
  int row = row_of(instruction);
  if (row < 0 || !updates[row].helper || width > 64)
    return false;
  name(instruction, updates[row].helper, helper);
  return true;
}

void cw_lse_operation_exchange_helper(LLVMValueRef instruction, cw_lse_helper *helper) {
  name(instruction, "cas", helper);
}
