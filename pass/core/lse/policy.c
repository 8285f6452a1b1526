/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Counting, and the rule.
 */
#include "lse/policy.h"

#include "lse/operation.h"

#include "shim/copyable.h"

#include <stddef.h>
#include <string.h>

static void count_block(cw_analyses *analyses, LLVMBasicBlockRef block, cw_lse_count *count) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    if (!cw_lse_is_operation(i))
      continue;
    count->operations++;
    count->repeats = count->repeats || cw_copyable_is_in_cycle(analyses, i);
  }
}

cw_lse_count cw_lse_count_of(cw_analyses *analyses, LLVMValueRef function) {
  cw_lse_count count = {0};
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
    count_block(analyses, block, &count);
  return count;
}

static bool is_to_be_small(LLVMValueRef function) {
  static const char *const names[] = {"cold", "minsize", "optsize"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(names[i], strlen(names[i]));
    if (LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind))
      return true;
  }
  return false;
}

cw_lse_reason cw_lse_policy_of(cw_lse_policy policy, LLVMValueRef function, cw_lse_features features,
                               cw_lse_count count) {
  if (policy == CW_LSE_ALWAYS)
    return CW_LSE_NONE;
  if (features.refuses_helpers)
    return CW_LSE_NO_HELPERS;
  if (is_to_be_small(function))
    return CW_LSE_COLD;
  return count.operations > 1 || count.repeats ? CW_LSE_NONE : CW_LSE_SINGLE;
}
