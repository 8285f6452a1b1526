/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LSE detection: functions with atomics get a copy for AArch64 processors that have LSE, chosen by one test at entry.
 */
#ifndef CASTAWAY_PASS_LSE_H
#define CASTAWAY_PASS_LSE_H

#include "control/control.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Gives functions their copies; whether the module changed. */
bool cw_lse_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment);

#ifdef __cplusplus
}
#endif

#endif
