// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every difference between the supported LLVM versions (22, 19), and nothing else.
#ifndef CASTAWAY_PASS_LLVM_VERSION_H
#define CASTAWAY_PASS_LLVM_VERSION_H

#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>
#include <string>

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

// 22 keeps a module's target parsed; 19 keeps its name.
inline llvm::Triple tripleOf(const llvm::Module &module) {
  return llvm::Triple(module.getTargetTriple());
}

// The model of a processor; null if the host does not have that target.
inline std::unique_ptr<llvm::MCSubtargetInfo> makeSubtarget(const llvm::Triple &triple, llvm::StringRef processor,
                                                            llvm::StringRef features) {
  std::string ignored;
#if LLVM_VERSION_MAJOR >= 20
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, ignored);
  auto *model = target ? target->createMCSubtargetInfo(triple, processor, features) : nullptr;
#else
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple.str(), ignored);
  auto *model = target ? target->createMCSubtargetInfo(triple.str(), processor, features) : nullptr;
#endif
  return std::unique_ptr<llvm::MCSubtargetInfo>(model);
}

// 22 tells the optimiser's callbacks in which phase of an LTO build they run; 19 does not. `callback` takes the pass
// manager and whether a link is going to optimise the result again, as far as that is told.
#if LLVM_VERSION_MAJOR >= 20

inline bool isPreLink(llvm::ThinOrFullLTOPhase phase) {
  return phase == llvm::ThinOrFullLTOPhase::ThinLTOPreLink || phase == llvm::ThinOrFullLTOPhase::FullLTOPreLink;
}

template <typename Callback> void registerOptimizerEarly(llvm::PassBuilder &builder, Callback callback) {
  builder.registerOptimizerEarlyEPCallback([=](llvm::ModulePassManager &passes, llvm::OptimizationLevel,
                                               llvm::ThinOrFullLTOPhase phase) { callback(passes, isPreLink(phase)); });
}

template <typename Callback> void registerOptimizerLast(llvm::PassBuilder &builder, Callback callback) {
  builder.registerOptimizerLastEPCallback([=](llvm::ModulePassManager &passes, llvm::OptimizationLevel,
                                              llvm::ThinOrFullLTOPhase phase) { callback(passes, isPreLink(phase)); });
}

template <typename Callback> void registerEarlySimplification(llvm::PassBuilder &builder, Callback callback) {
  builder.registerPipelineEarlySimplificationEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel, llvm::ThinOrFullLTOPhase phase) {
        callback(passes, isPreLink(phase));
      });
}

// Whether a link is going to optimise the module again.
inline bool linkFollows(const llvm::Module &, bool told) {
  return told;
}

inline void notePreLinkIsDone(llvm::Module &) {}
inline void forgetPreLink(llvm::Module &) {}

#else

template <typename Callback> void registerOptimizerEarly(llvm::PassBuilder &builder, Callback callback) {
  builder.registerOptimizerEarlyEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel) { callback(passes, false); });
}

template <typename Callback> void registerOptimizerLast(llvm::PassBuilder &builder, Callback callback) {
  builder.registerOptimizerLastEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel) { callback(passes, false); });
}

template <typename Callback> void registerEarlySimplification(llvm::PassBuilder &builder, Callback callback) {
  builder.registerPipelineEarlySimplificationEPCallback(
      [=](llvm::ModulePassManager &passes, llvm::OptimizationLevel) { callback(passes, false); });
}

// Named metadata: of no consequence to anything, and not part of object code.
constexpr char preLinkIsDone[] = "castaway.prelink";

// It is, if clang has flagged the module for a link and this is neither a back end of that link, which alone merges
// types by their names, nor the second half of -ffat-lto-objects, which makes native code of what has been noted.
inline bool linkFollows(const llvm::Module &module, bool) {
  bool flagged = module.getModuleFlag("ThinLTO") || module.getModuleFlag("EnableSplitLTOUnit");
  return flagged && !module.getContext().isODRUniquingDebugTypes() && !module.getNamedMetadata(preLinkIsDone);
}

inline void notePreLinkIsDone(llvm::Module &module) {
  module.getOrInsertNamedMetadata(preLinkIsDone);
}

inline void forgetPreLink(llvm::Module &module) {
  if (llvm::NamedMDNode *note = module.getNamedMetadata(preLinkIsDone))
    module.eraseNamedMetadata(note);
}

#endif

} // namespace castaway

#endif
