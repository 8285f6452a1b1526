// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// See erase.h. Most of it is one call of what LLVM's own passes use for the same purpose.
#include "erase.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Evaluator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

struct cw_weak_list {
  SmallVector<WeakTrackingVH, 32> values;
};

cw_weak_list *cw_weak_list_create(void) {
  return new cw_weak_list;
}

void cw_weak_list_destroy(cw_weak_list *list) {
  delete list;
}

void cw_weak_list_add(cw_weak_list *list, LLVMValueRef value) {
  list->values.emplace_back(unwrap(value));
}

size_t cw_weak_list_count(const cw_weak_list *list) {
  return list->values.size();
}

LLVMValueRef cw_weak_list_at(const cw_weak_list *list, size_t i) {
  return wrap(static_cast<Value *>(list->values[i]));
}

void cw_weak_list_drop(cw_weak_list *list, size_t count) {
  list->values.erase(list->values.begin(), list->values.begin() + static_cast<ptrdiff_t>(count));
}

void cw_erase_dead_instructions(cw_weak_list *list, cw_operand_visitor *visit, void *context) {
  SmallVector<WeakTrackingVH, 32> values;
  values.swap(list->values); /* the visitor may add to the list */
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(values, nullptr, nullptr, [&](Value *dying) {
    for (Value *operand : cast<Instruction>(dying)->operands())
      visit(wrap(operand), context);
  });
}

bool cw_erase_is_pure(LLVMValueRef instruction) {
  return !cast<Instruction>(unwrap(instruction))->mayHaveSideEffects();
}

namespace {

// Deep enough for a comparison behind a few casts.
constexpr unsigned maxDepth = 8;

Constant *evaluate(Value *value, Value *known, Constant *constant, const DataLayout &layout, unsigned depth) {
  if (value == known)
    return constant;
  if (auto *already = dyn_cast<Constant>(value))
    return already;
  auto *instruction = dyn_cast<Instruction>(value);
  if (!instruction || depth == 0 || !(isa<CmpInst, BinaryOperator, CastInst>(instruction)))
    return nullptr;
  SmallVector<Constant *, 2> operands;
  for (Value *operand : instruction->operands()) {
    operands.push_back(evaluate(operand, known, constant, layout, depth - 1));
    if (!operands.back())
      return nullptr;
  }
  if (auto *compare = dyn_cast<CmpInst>(instruction))
    return ConstantFoldCompareInstOperands(compare->getPredicate(), operands[0], operands[1], layout);
  return ConstantFoldInstOperands(instruction, operands, layout);
}

} // namespace

LLVMValueRef cw_erase_evaluate(LLVMValueRef value, LLVMValueRef known, LLVMValueRef constant) {
  const Module *module = cast<Instruction>(unwrap(known))->getModule();
  return wrap(evaluate(unwrap(value), unwrap(known), unwrap<Constant>(constant), module->getDataLayout(), maxDepth));
}

void cw_erase_decided_branch(LLVMBasicBlockRef block) {
  ConstantFoldTerminator(unwrap(block), /*DeleteDeadConditions=*/true);
}

void cw_erase_unreachable_blocks(LLVMValueRef function) {
  removeUnreachableBlocks(*unwrap<Function>(function));
}

namespace {

// What an evaluation at compile time would find in memory could be something else by the time the function runs, unless
// it is constant, or the function's own.
bool readsChangingMemory(const LoadInst &load) {
  const Value *object = load.getPointerOperand()->stripPointerCasts();
  if (isa<AllocaInst>(object))
    return false;
  auto *variable = dyn_cast<GlobalVariable>(object);
  return !variable || (!variable->isConstant() && variable->hasDefinitiveInitializer());
}

// The evaluator takes a memset for nothing where the memory starts with that value, which other code may have changed.
bool setsSharedMemory(const Instruction &instruction) {
  auto *memory = dyn_cast<AnyMemIntrinsic>(&instruction);
  return memory && !isa<AllocaInst>(memory->getRawDest()->stripPointerCasts());
}

// The function and all defined functions that it calls, as far as they read nothing that may change.
bool readsOnlyConstants(const Function &function, SmallPtrSetImpl<const Function *> &seen) {
  constexpr size_t maxFunctions = 64;
  if (function.isDeclaration() || !seen.insert(&function).second)
    return true;
  if (seen.size() > maxFunctions)
    return false;
  for (const Instruction &instruction : instructions(function)) {
    if (auto *load = dyn_cast<LoadInst>(&instruction); load && readsChangingMemory(*load))
      return false;
    if (setsSharedMemory(instruction))
      return false;
    auto *call = dyn_cast<CallBase>(&instruction);
    if (call && (!call->getCalledFunction() || !readsOnlyConstants(*call->getCalledFunction(), seen)))
      return false;
  }
  return true;
}

} // namespace

bool cw_erase_does_nothing(LLVMValueRef value) {
  auto *function = unwrap<Function>(value);
  SmallPtrSet<const Function *, 8> seen;
  if (function->isDeclaration() || !function->hasExactDefinition() || function->arg_size() != 0 ||
      !function->getReturnType()->isVoidTy() || !readsOnlyConstants(*function, seen))
    return false;
  Module &module = *function->getParent();
  TargetLibraryInfoImpl library{Triple(module.getTargetTriple())};
  TargetLibraryInfo info(library);
  Evaluator evaluator(module.getDataLayout(), &info);
  Constant *result = nullptr;
  if (!evaluator.EvaluateFunction(function, result, SmallVector<Constant *, 0>()))
    return false;
  for (const auto &change : evaluator.getMutatedInitializers())
    if (change.first->getParent()) /* the evaluator's own stand-ins for local variables have none */
      return false;
  return true;
}

namespace {

// Groups of definitions that the linker takes or leaves together are left together here, too.
bool isAloneInItsGroup(const GlobalObject &global) {
  return !global.getComdat() || global.getComdat()->getUsers().size() == 1;
}

} // namespace

bool cw_erase_is_discardable(LLVMValueRef value) {
  auto *global = unwrap<GlobalObject>(value);
  return !global->isDeclaration() && global->isDiscardableIfUnused() && !global->hasSection() &&
         !global->hasPartition() && isAloneInItsGroup(*global);
}

void cw_erase_globals(LLVMValueRef *globals, size_t count) {
  for (size_t i = 0; i < count; i++)
    unwrap<GlobalVariable>(globals[i])->setInitializer(nullptr);
  for (size_t i = 0; i < count; i++)
    unwrap<GlobalVariable>(globals[i])->removeDeadConstantUsers();
  for (size_t i = 0; i < count; i++)
    unwrap<GlobalVariable>(globals[i])->eraseFromParent();
}

bool cw_erase_unused_function(LLVMValueRef value, cw_operand_visitor *visit, void *context) {
  auto *function = unwrap<Function>(value);
  function->removeDeadConstantUsers();
  if (!function->hasLocalLinkage() || !function->use_empty() || !isAloneInItsGroup(*function))
    return false;
  SmallVector<WeakTrackingVH, 32> operands;
  for (Instruction &instruction : instructions(*function))
    for (Value *operand : instruction.operands())
      if (isa<Constant>(operand))
        operands.emplace_back(operand);
  function->eraseFromParent();
  for (const WeakTrackingVH &operand : operands)
    if (operand)
      visit(wrap(static_cast<Value *>(operand)), context);
  return true;
}

void cw_erase_named_metadata(LLVMModuleRef module, const char *name) {
  if (NamedMDNode *node = unwrap(module)->getNamedMetadata(name))
    node->eraseFromParent();
}
