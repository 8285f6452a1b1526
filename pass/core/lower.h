/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The lowering pass: every call of a helper with a contract is proven and rewritten, or reported with its reason.
 */
#ifndef CASTAWAY_PASS_LOWER_H
#define CASTAWAY_PASS_LOWER_H

#include "options.h"

#include <llvm-c/Core.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Where in the pipeline the pass runs. */
typedef enum cw_stage {
  CW_STAGE_EARLY, /* more may be provable later: misses are kept back, look-ups stay visible */
  CW_STAGE_FINAL  /* look-ups become constants, misses are reported */
} cw_stage;

/** Lowers a module; whether anything changed. */
bool cw_lower_module(LLVMModuleRef module, const cw_options *options, cw_stage stage);

#ifdef __cplusplus
}
#endif

#endif
