// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bridge, one short function each: unwrap, ask LLVM, wrap.
#include "bridge.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

LLVMValueRef cw_bridge_constant_at(LLVMModuleRef module, LLVMValueRef initializer, uint64_t offset, LLVMTypeRef type) {
  const DataLayout &layout = unwrap(module)->getDataLayout();
  auto *constant = cast<Constant>(unwrap(initializer));
  uint64_t size = layout.getTypeStoreSize(unwrap(type));
  uint64_t available = layout.getTypeAllocSize(constant->getType());
  if (offset > available || size > available - offset)
    return nullptr;
  return wrap(ConstantFoldLoadFromConst(constant, unwrap(type), APInt(64, offset), layout));
}

LLVMValueRef cw_bridge_strip_offsets(LLVMModuleRef module, LLVMValueRef pointer, int64_t *offset) {
  const DataLayout &layout = unwrap(module)->getDataLayout();
  Value *value = unwrap(pointer);
  APInt sum(layout.getIndexTypeSizeInBits(value->getType()), 0);
  Value *base = value->stripAndAccumulateConstantOffsets(layout, sum, /*AllowNonInbounds=*/true);
  *offset = sum.getSExtValue();
  return wrap(base);
}

bool cw_bridge_is_interposable(LLVMValueRef global) {
  return unwrap<GlobalValue>(global)->isInterposable();
}

bool cw_bridge_has_definitive_initializer(LLVMValueRef global) {
  return unwrap<GlobalVariable>(global)->hasDefinitiveInitializer();
}

bool cw_bridge_string(LLVMValueRef pointer, const char **text, size_t *length) {
  StringRef string;
  if (!getConstantStringInfo(unwrap(pointer), string))
    return false;
  *text = string.data();
  *length = string.size();
  return true;
}

bool cw_bridge_is_nonnull(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef instruction) {
  SimplifyQuery query(unwrap(module)->getDataLayout(), cast<Instruction>(unwrap(instruction)));
  return isKnownNonZero(unwrap(value), query);
}

LLVMBasicBlockRef cw_bridge_split_before(LLVMValueRef instruction, const char *name) {
  auto *first = cast<Instruction>(unwrap(instruction));
  return wrap(first->getParent()->splitBasicBlock(first->getIterator(), name));
}

LLVMMetadataRef cw_bridge_location(LLVMValueRef call) {
  auto *instruction = cast<Instruction>(unwrap(call));
  if (DILocation *location = instruction->getDebugLoc().get())
    return wrap(location);
  DISubprogram *subprogram = instruction->getFunction()->getSubprogram();
  return subprogram ? wrap(DILocation::get(instruction->getContext(), 0, 0, subprogram)) : nullptr;
}

bool cw_bridge_call_is_pinned(LLVMValueRef call) {
  auto *base = cast<CallBase>(unwrap(call));
  return base->hasOperandBundles() || base->isMustTailCall();
}

bool cw_bridge_call_has_type(LLVMValueRef call, LLVMValueRef function) {
  return cast<CallBase>(unwrap(call))->getFunctionType() == unwrap<Function>(function)->getFunctionType();
}
