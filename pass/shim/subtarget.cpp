// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Models of processors come from the host's registry of targets: clang and lld register all that they were built with.
#include "subtarget.h"

#include "llvm_version.h"

#include "llvm-c/Core.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>
#include <string>

using namespace llvm;

cw_architecture cw_subtarget_architecture(LLVMModuleRef module) {
  switch (castaway::tripleOf(*unwrap(module)).getArch()) {
  case Triple::x86:
    return CW_ARCHITECTURE_X86_32;
  case Triple::x86_64:
    return CW_ARCHITECTURE_X86_64;
  case Triple::aarch64:
  case Triple::aarch64_be:
  case Triple::aarch64_32:
    return CW_ARCHITECTURE_AARCH64;
  default:
    return CW_ARCHITECTURE_OTHER;
  }
}

bool cw_subtarget_is_elf(LLVMModuleRef module) {
  return castaway::tripleOf(*unwrap(module)).isOSBinFormatELF();
}

char *cw_subtarget_architecture_name(LLVMModuleRef module) {
  return LLVMCreateMessage(castaway::tripleOf(*unwrap(module)).getArchName().str().c_str());
}

bool cw_subtarget_has(LLVMValueRef function, const char *feature) {
  Function &defined = *unwrap<Function>(function);
  std::unique_ptr<MCSubtargetInfo> processor = castaway::makeSubtarget(
      castaway::tripleOf(*defined.getParent()), defined.getFnAttribute("target-cpu").getValueAsString(),
      defined.getFnAttribute("target-features").getValueAsString());
  return processor && processor->checkFeatures(std::string("+") + feature);
}
