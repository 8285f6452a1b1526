// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copying functions.
#include "clone.h"

#include "copyable.h"
#include "llvm_version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace {

// What a function is for the rest of the program, a copy is not: no type that pointers are compared with, no profile of
// calls from elsewhere, no warning where it is called.
void forgetRole(Function &copy) {
  copy.eraseMetadata(LLVMContext::MD_type);
  copy.eraseMetadata(LLVMContext::MD_kcfi_type);
  copy.removeFnAttr("dontcall-error");
  copy.removeFnAttr("dontcall-warn");
}

// Memory that a function allocates for all its blocks must be in its first one.
void moveAllocas(BasicBlock &from, BasicBlock &to) {
  for (Instruction &instruction : make_early_inc_range(from)) {
    auto *variable = dyn_cast<AllocaInst>(&instruction);
    if (variable && isa<ConstantInt>(variable->getArraySize()))
      variable->moveBefore(to, to.end());
  }
}

// The function reads a byte that its attributes may not speak of.
void admitRead(Function &function) {
  MemoryEffects declared = function.getMemoryEffects();
  MemoryEffects now = declared | MemoryEffects::readOnly();
  if (now != declared)
    function.setMemoryEffects(now);
}

DebugLoc placeOf(const Function &function) {
  DISubprogram *subprogram = function.getSubprogram();
  return subprogram ? DebugLoc(DILocation::get(function.getContext(), 0, 0, subprogram)) : DebugLoc();
}

// Calls `copy` with the arguments of `function` and answers what it does.
void leaveTo(IRBuilder<> &builder, Function &function, Function &copy, CallInst::TailCallKind kind) {
  SmallVector<Value *, 8> arguments;
  for (Argument &argument : function.args())
    arguments.push_back(&argument);
  CallInst *call = builder.CreateCall(&copy, arguments);
  call->setCallingConv(function.getCallingConv());
  call->setAttributes(function.getAttributes().removeFnAttributes(function.getContext()));
  call->setTailCallKind(kind);
  if (function.getReturnType()->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(call);
}

CallInst::TailCallKind kindOfCall(Function &function) {
  if (cw_copyable_allows_musttail(wrap(&function)))
    return CallInst::TCK_MustTail;
  bool passesMemory = any_of(function.args(), [](const Argument &argument) { return argument.hasByValAttr(); });
  return passesMemory ? CallInst::TCK_None : CallInst::TCK_Tail;
}

} // namespace

LLVMValueRef cw_clone_function(LLVMValueRef function, const char *suffix) {
  auto *original = unwrap<Function>(function);
  ValueToValueMapTy values;
  Function *copy = CloneFunction(original, values);
  copy->setLinkage(GlobalValue::InternalLinkage);
  copy->setComdat(original->getComdat());
  copy->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  copy->setName(original->getName() + suffix);
  forgetRole(*copy);
  return wrap(copy);
}

// Before:                              After:
//
//   define T @f(A %a) {                  define T @f(A %a) {
//   entry:                               lse.test:
//     %x = alloca X                        %x = alloca X
//     …                                    %lse.flag = load i8, ptr @flag
//   }                                      %lse.has = icmp ne i8 %lse.flag, 0
//                                          br i1 %lse.has, label %lse.leave, label %entry, !prof !likely
//                                        lse.leave:
//                                          %r = musttail call T @f.lse(A %a)
//                                          ret T %r
//                                        entry:
//                                          …
//                                        }
//
// Where the backend might make no jump of a musttail call it is a `tail` call, or an ordinary one with arguments that
// are copies in memory. The new entry has line 0: a debugger that stops at `f` stops where the code of `f` begins, in
// either.
void cw_clone_dispatch(LLVMValueRef function, LLVMValueRef copy, LLVMValueRef flag) {
  Function &original = *unwrap<Function>(function);
  BasicBlock &body = original.getEntryBlock();
  auto *test = BasicBlock::Create(original.getContext(), "lse.test", &original, &body);
  auto *leave = BasicBlock::Create(original.getContext(), "lse.leave", &original, &body);
  moveAllocas(body, *test);
  IRBuilder<> builder(test);
  builder.SetCurrentDebugLocation(placeOf(original));
  auto *byte = builder.CreateAlignedLoad(builder.getInt8Ty(), unwrap(flag), Align(1), "lse.flag");
  byte->setMetadata(LLVMContext::MD_nosanitize, MDNode::get(original.getContext(), {}));
  Value *has = builder.CreateICmpNE(byte, builder.getInt8(0), "lse.has");
  builder.CreateCondBr(has, leave, &body, MDBuilder(original.getContext()).createLikelyBranchWeights());
  builder.SetInsertPoint(leave);
  leaveTo(builder, original, *unwrap<Function>(copy), kindOfCall(original));
  admitRead(original);
}

void cw_clone_add_feature(LLVMValueRef function, const char *feature) {
  constexpr char key[] = "target-features";
  auto *defined = unwrap<Function>(function);
  StringRef features = defined->getFnAttribute(key).getValueAsString();
  defined->addFnAttr(key, features.empty() ? std::string(feature) : (features + "," + feature).str());
}

void cw_clone_retarget(LLVMValueRef call, LLVMValueRef to) {
  auto *base = cast<CallBase>(unwrap(call));
  auto *target = unwrap<Function>(to);
  if (base->getFunctionType() == target->getFunctionType())
    base->setCalledOperand(target);
}

bool cw_clone_has_flag(LLVMModuleRef module, const char *name) {
  GlobalValue *known = unwrap(module)->getNamedValue(name);
  auto *variable = dyn_cast_or_null<GlobalVariable>(known);
  return !known || (variable && !variable->isThreadLocal() && variable->getAddressSpace() == 0 &&
                    unwrap(module)->getDataLayout().getTypeStoreSize(variable->getValueType()) == 1);
}

LLVMValueRef cw_clone_flag(LLVMModuleRef module, const char *name) {
  Module &unit = *unwrap(module);
  if (GlobalValue *known = unit.getNamedValue(name))
    return wrap(known);
  auto *flag = new GlobalVariable(unit, Type::getInt8Ty(unit.getContext()), /*isConstant=*/false,
                                  GlobalValue::ExternalLinkage, /*Initializer=*/nullptr, name);
  flag->setVisibility(GlobalValue::HiddenVisibility);
  flag->setDSOLocal(true);
  return wrap(flag);
}
