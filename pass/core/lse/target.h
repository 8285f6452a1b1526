/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the processor that a function is compiled for has. LLVM is asked once for each pair of the attributes
 * "target-cpu" and "target-features"; most modules have one.
 */
#ifndef CASTAWAY_PASS_LSE_TARGET_H
#define CASTAWAY_PASS_LSE_TARGET_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct cw_lse_features {
  bool lse;            /* the backend uses LSE already */
  bool outlines;       /* atomics are calls of helpers, which look at the flag */
  bool refuses_lse;    /* the attribute says "-lse" */
  bool refuses_helpers; /* … or "-outline-atomics" */
} cw_lse_features;

/** What is known so far. Begins zeroed. */
typedef struct cw_lse_targets {
  struct cw_lse_target *entries;
  size_t count;
} cw_lse_targets;

cw_lse_features cw_lse_features_of(cw_lse_targets *targets, LLVMValueRef function);
void cw_lse_targets_deinit(cw_lse_targets *targets);

#endif
