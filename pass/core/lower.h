/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The lowering pass: every call of a helper with a contract is proven and rewritten, or reported with its reason.
 */
#ifndef CASTAWAY_PASS_LOWER_H
#define CASTAWAY_PASS_LOWER_H

#include "options.h"

#include "../shim/bridge.h"

#include <llvm-c/Core.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Where in the pipeline the pass runs. Each mistake and each miss is to be reported by one run alone. */
typedef enum cw_stage {
  CW_STAGE_EARLY, /* first: reports malformed contracts; keeps look-ups and misses back, as more may be provable later
                   */
  CW_STAGE_LATE,  /* last: makes look-ups constants, reports misses */
  CW_STAGE_ALONE  /* the only run: all of that */
} cw_stage;

/** Lowers a module; whether anything changed. */
bool cw_lower_module(LLVMModuleRef module, cw_analyses *analyses, const cw_options *options, cw_stage stage);

#ifdef __cplusplus
}
#endif

#endif
