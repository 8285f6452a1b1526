// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every difference between the supported LLVM versions (22, 19), and nothing else.
#ifndef CASTAWAY_PASS_LLVM_VERSION_H
#define CASTAWAY_PASS_LLVM_VERSION_H

#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Passes/PassBuilder.h"

// 22 moved the plugin interface out of Passes.
#if __has_include("llvm/Plugins/PassPlugin.h")
#include "llvm/Plugins/PassPlugin.h"
#else
#include "llvm/Passes/PassPlugin.h"
#endif

#if LLVM_VERSION_MAJOR != 22 && LLVM_VERSION_MAJOR != 19
#error "castaway supports LLVM 22 and 19"
#endif

namespace castaway {

// The version that this plugin works in.
constexpr unsigned builtForMajor = LLVM_VERSION_MAJOR;

// A diagnostic about nothing in particular: 19 keeps it under the name of its oldest user.
#if LLVM_VERSION_MAJOR >= 20
using GenericDiagnostic = llvm::DiagnosticInfoGeneric;
#else
using GenericDiagnostic = llvm::DiagnosticInfoInlineAsm;
#endif

// What a pattern of a comparison fills in.
#if LLVM_VERSION_MAJOR >= 20
using ComparePredicate = llvm::CmpPredicate;
#else
using ComparePredicate = llvm::ICmpInst::Predicate;
#endif

// 22 tells the optimiser's callbacks in which phase of an LTO build they run; 19 does not. `callback` takes only the
// pass manager.
template <typename Callback> void registerOptimizerEarly(llvm::PassBuilder &builder, Callback callback) {
#if LLVM_VERSION_MAJOR >= 20
  builder.registerOptimizerEarlyEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel, llvm::ThinOrFullLTOPhase) { callback(passes); });
#else
  builder.registerOptimizerEarlyEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel) { callback(passes); });
#endif
}

template <typename Callback> void registerEarlySimplification(llvm::PassBuilder &builder, Callback callback) {
#if LLVM_VERSION_MAJOR >= 20
  builder.registerPipelineEarlySimplificationEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel, llvm::ThinOrFullLTOPhase) { callback(passes); });
#else
  builder.registerPipelineEarlySimplificationEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel) { callback(passes); });
#endif
}

} // namespace castaway

#endif
