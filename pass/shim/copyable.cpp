// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about functions that are to be copied.
#include "copyable.h"

#include "llvm_version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassManager.h"

using namespace llvm;

namespace {

// ---- Obstacles ----

bool isLabelCharacter(char c) {
  return isAlnum(c) || c == '_' || c == '.' || c == '$';
}

// Whether a statement of assembly begins with a label that is a symbol: not "1:", which may be defined again, and not
// "name${:uid}:", which differs in each copy.
bool beginsWithSymbol(StringRef statement) {
  statement = statement.ltrim();
  StringRef word = statement.take_while(isLabelCharacter);
  return !word.empty() && !all_of(word, isDigit) && statement.drop_front(word.size()).starts_with(":");
}

bool definesSymbol(StringRef assembly) {
  while (!assembly.empty()) {
    size_t end = assembly.find_first_of("\n;");
    if (beginsWithSymbol(assembly.substr(0, end)))
      return true;
    assembly = end == StringRef::npos ? "" : assembly.drop_front(end + 1);
  }
  return false;
}

cw_obstacle obstacleOf(const CallBase &call) {
  if (auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand()))
    return definesSymbol(StringRef(assembly->getAsmString())) ? CW_OBSTACLE_ASSEMBLER_LABEL : CW_OBSTACLE_NONE;
  const Function *callee = call.getCalledFunction();
  if (callee && callee->isIntrinsic() && callee->getName().starts_with("llvm.coro."))
    return CW_OBSTACLE_COROUTINE;
  return call.cannotDuplicate() || call.isConvergent() ? CW_OBSTACLE_NOT_DUPLICABLE : CW_OBSTACLE_NONE;
}

// ---- Tail calls ----

// Argument attributes for which the AArch64 backend makes no jump of a call.
constexpr Attribute::AttrKind pinning[] = {Attribute::ByVal,      Attribute::InAlloca,  Attribute::Preallocated,
                                           Attribute::InReg,      Attribute::SwiftSelf, Attribute::SwiftError,
                                           Attribute::SwiftAsync, Attribute::Nest};

// More scalars than this are returned through memory, whose address is then an argument that the function does not
// have.
constexpr unsigned maxResultScalars = 4;
constexpr unsigned maxScalarBits = 128;

unsigned countScalars(Type *type) {
  if (auto *array = dyn_cast<ArrayType>(type)) {
    unsigned each = countScalars(array->getElementType());
    return array->getNumElements() > maxResultScalars ? maxResultScalars + 1 : each * unsigned(array->getNumElements());
  }
  unsigned count = type->isStructTy() ? 0 : 1;
  for (Type *member : type->isStructTy() ? type->subtypes() : ArrayRef<Type *>())
    count += countScalars(member);
  return count;
}

bool hasWideScalar(Type *type) {
  if (type->isStructTy() || type->isArrayTy())
    return any_of(type->subtypes(), hasWideScalar);
  return isa<ScalableVectorType>(type) || type->getPrimitiveSizeInBits().getKnownMinValue() > maxScalarBits;
}

bool isPlain(const Argument &argument) {
  return !isa<ScalableVectorType>(argument.getType()) &&
         none_of(pinning, [&](Attribute::AttrKind kind) { return argument.hasAttribute(kind); });
}

// Calling conventions for which the backend is sure to make jumps of musttail calls.
bool jumps(CallingConv::ID convention) {
  return convention == CallingConv::C || convention == CallingConv::Fast;
}

bool asksForFrame(const Instruction &instruction) {
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  switch (call ? call->getIntrinsicID() : Intrinsic::not_intrinsic) {
  case Intrinsic::returnaddress:
  case Intrinsic::addressofreturnaddress:
  case Intrinsic::frameaddress:
  case Intrinsic::sponentry:
    return true;
  default:
    return false;
  }
}

} // namespace

cw_obstacle cw_copyable_obstacle(LLVMValueRef function) {
  for (const BasicBlock &block : *unwrap<Function>(function)) {
    if (block.hasAddressTaken())
      return CW_OBSTACLE_BLOCK_ADDRESS;
    for (const Instruction &instruction : block) {
      auto *call = dyn_cast<CallBase>(&instruction);
      cw_obstacle found = call ? obstacleOf(*call) : CW_OBSTACLE_NONE;
      if (found != CW_OBSTACLE_NONE)
        return found;
    }
  }
  return CW_OBSTACLE_NONE;
}

bool cw_copyable_has_argument_memory(LLVMValueRef function) {
  return any_of(unwrap<Function>(function)->args(), [](const Argument &argument) {
    return argument.hasInAllocaAttr() || argument.hasAttribute(Attribute::Preallocated);
  });
}

bool cw_copyable_has_entry_data(LLVMValueRef function) {
  auto *defined = unwrap<Function>(function);
  return defined->hasPrefixData() || defined->hasPrologueData();
}

bool cw_copyable_allows_musttail(LLVMValueRef function) {
  auto *defined = unwrap<Function>(function);
  Type *result = defined->getReturnType();
  return jumps(defined->getCallingConv()) && all_of(defined->args(), isPlain) &&
         countScalars(result) <= maxResultScalars && !hasWideScalar(result);
}

bool cw_copyable_sees_frame(LLVMValueRef function) {
  return any_of(instructions(*unwrap<Function>(function)), asksForFrame);
}

bool cw_copyable_is_exact(LLVMValueRef function) {
  auto *defined = unwrap<Function>(function);
  return defined->hasExactDefinition() && (defined->isDSOLocal() || defined->hasLocalLinkage());
}

bool cw_copyable_is_equivalent(LLVMValueRef function) {
  return !unwrap<Function>(function)->isInterposable();
}

static FunctionAnalysisManager &unwrap(cw_analyses *analyses) {
  return *reinterpret_cast<FunctionAnalysisManager *>(analyses);
}

bool cw_copyable_is_in_cycle(cw_analyses *analyses, LLVMValueRef instruction) {
  const BasicBlock *block = cast<Instruction>(unwrap(instruction))->getParent();
  Function *function = const_cast<Function *>(block->getParent());
  return unwrap(analyses).getResult<CycleAnalysis>(*function).getCycle(block) != nullptr;
}
