// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plain measure instead of LLVM's cost model, which wants analyses of both functions: the bodies that this is for are
// a cast, an addition and an atomic instruction.
#include "inline.h"

#include "llvm/Analysis/InlineCost.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace {

// About what a call with its arguments and saved registers costs, and the most that a helper's body may have.
constexpr unsigned smallBody = 20;

bool isSmall(const Function &function) {
  unsigned count = 0;
  for (const BasicBlock &block : function)
    count += static_cast<unsigned>(block.sizeWithoutDebug());
  return count <= smallBody;
}

// Code that was compiled for other instructions must stay where it is.
bool haveSameTarget(const Function &a, const Function &b) {
  return a.getFnAttribute("target-cpu") == b.getFnAttribute("target-cpu") &&
         a.getFnAttribute("target-features") == b.getFnAttribute("target-features") &&
         AttributeFuncs::areInlineCompatible(a, b);
}

bool isWanted(const CallBase &call, const Function &callee) {
  const Function &caller = *call.getFunction();
  if (callee.hasFnAttribute(Attribute::AlwaysInline))
    return true;
  return !call.hasFnAttr(Attribute::Cold) && !caller.hasOptNone() && !caller.hasMinSize() && !callee.isInterposable() &&
         isSmall(callee);
}

} // namespace

bool cw_inline_if_small(LLVMValueRef call) {
  auto *base = cast<CallBase>(unwrap(call));
  Function *callee = base->getCalledFunction();
  if (!callee || !isWanted(*base, *callee) || !haveSameTarget(*base->getFunction(), *callee) ||
      callee == base->getFunction() || !isInlineViable(*callee).isSuccess())
    return false;
  InlineFunctionInfo info;
  return InlineFunction(*base, info, /*MergeAttributes=*/true, nullptr, /*InsertLifetime=*/false).isSuccess();
}
