/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LSE detection: functions with atomics get a copy for AArch64 processors that have LSE, chosen by one test at entry.
 */
#ifndef CASTAWAY_PASS_LSE_H
#define CASTAWAY_PASS_LSE_H

#include "control/control.h"
#include "lse/reason.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Gives functions their copies; whether the module changed. */
bool cw_lse_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment);

/** What would become of a function with atomic operations that is compiled without LSE. */
typedef struct cw_lse_verdict {
  LLVMValueRef function;
  unsigned operations;
  bool copied;          /* else why not; CW_LSE_NONE with lse=never */
  cw_lse_reason reason; /* or TARGET, of the one function that is told for all */
} cw_lse_verdict;

typedef void cw_lse_tell_fn(void *context, const cw_lse_verdict *verdict);

/** Tells the verdict of each such function, in their order, and does and remarks nothing. */
void cw_lse_judge_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment,
                         cw_lse_tell_fn *tell, void *context);

#ifdef __cplusplus
}
#endif

#endif
