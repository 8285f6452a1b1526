// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The audit: what the passes would do is done to a copy of the module, so that they say it, and the copy is thrown
// away.
#ifndef CASTAWAY_PASS_AUDIT_H
#define CASTAWAY_PASS_AUDIT_H

extern "C" {
#include "control/control.h"
}

#include "bridge.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"

namespace castaway {

// The core of a pass.
using Work = bool (*)(LLVMModuleRef, cw_analyses *, const cw_request *, cw_moment);

// Runs `works`, in their order, on a copy of the module. Each is the only run of its pass there.
void auditCopy(llvm::Module &module, llvm::FunctionAnalysisManager &functions, cw_request request, cw_moment moment,
               llvm::ArrayRef<Work> works);

} // namespace castaway

#endif
