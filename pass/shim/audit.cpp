// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The copy lives in the module's own context, whose handlers take the remarks. Places are those of the module: the
// copied debug locations name the same lines.
#include "audit.h"

#include "llvm/Transforms/Utils/Cloning.h"

#include <vector>

using namespace llvm;

namespace {

std::vector<Function *> functionsOf(Module &module) {
  std::vector<Function *> found;
  for (Function &function : module)
    found.push_back(&function);
  return found;
}

// The manager keeps what it knows of a function by its address alone, also when the function is no more.
void forget(FunctionAnalysisManager &analyses, ArrayRef<Function *> functions) {
  for (Function *function : functions)
    analyses.clear(*function, "");
}

} // namespace

void castaway::auditCopy(Module &module, FunctionAnalysisManager &functions, cw_request request, cw_moment moment,
                         ArrayRef<Work> works) {
  std::unique_ptr<Module> copy = CloneModule(module);
  request.audits = true;
  moment.stage = CW_STAGE_ALONE;
  for (Work work : works) {
    std::vector<Function *> known = functionsOf(*copy);
    work(wrap(copy.get()), reinterpret_cast<cw_analyses *>(&functions), &request, moment);
    forget(functions, known);
  }
  forget(functions, functionsOf(*copy));
}
