/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "raise/raise.h"

bool cw_raise_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  (void)module, (void)analyses, (void)request, (void)moment;
  return false;
}

bool cw_raise_function(LLVMValueRef function, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  (void)function, (void)analyses, (void)request, (void)moment;
  return false;
}
