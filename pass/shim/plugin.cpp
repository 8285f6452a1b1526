// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers the passes with the host's pipelines and under their names.
#include "llvm_version.h"
#include "report.h"

extern "C" {
#include "../core/lower.h"
}

#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace {

// Runs the lowering with the given options and those of the environment, which come last.
class LowerPass : public PassInfoMixin<LowerPass> {
public:
  LowerPass(cw_options asked, cw_stage where) : options(asked), stage(where) {}

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    cw_options effective = options;
    if (!readEnvironment(effective, module))
      return PreservedAnalyses::all();
    auto &functions = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module).getManager();
    bool changed = cw_lower_module(wrap(&module), reinterpret_cast<cw_analyses *>(&functions), &effective, stage);
    return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }

  // Also at -O0, and in functions marked optnone: the plugin is a checker, too.
  static bool isRequired() { return true; }

private:
  bool readEnvironment(cw_options &effective, Module &module) const {
    const char *text = std::getenv(CW_OPTIONS_VARIABLE);
    cw_message message = {""};
    if (!text || cw_options_parse(&effective, text, StringRef(text).size(), &message))
      return true;
    std::string complaint = std::string("castaway: " CW_OPTIONS_VARIABLE ": ") + message.text;
    if (stage != CW_STAGE_LATE)
      cw_report_module(wrap(&module), CW_SEVERITY_ERROR, complaint.c_str());
    return false;
  }

  cw_options options;
  cw_stage stage;
};

LowerPass lowerAt(cw_stage stage) {
  return LowerPass(cw_options_default(), stage);
}

// `castaway-lower` or `castaway-lower<options>`, and `castaway`, which stands for all passes in their order.
bool parsePassName(StringRef name, ModulePassManager &passes, ArrayRef<PassBuilder::PipelineElement>) {
  if (!name.consume_front("castaway-lower") && !name.consume_front("castaway"))
    return false;
  cw_options options = cw_options_default();
  cw_message message = {""};
  bool bracketed = name.consume_front("<") && name.consume_back(">");
  if (bracketed && !cw_options_parse(&options, name.data(), name.size(), &message)) {
    errs() << "castaway: " << message.text << "\n";
    return false;
  }
  if (!bracketed && !name.empty())
    return false;
  passes.addPass(LowerPass(options, CW_STAGE_ALONE));
  return true;
}

void registerPasses(PassBuilder &builder) {
  castaway::registerEarlySimplification(builder,
                                        [](ModulePassManager &passes) { passes.addPass(lowerAt(CW_STAGE_EARLY)); });
  // Wrappers are inlined by now.
  castaway::registerOptimizerEarly(builder, [](ModulePassManager &passes) { passes.addPass(lowerAt(CW_STAGE_LATE)); });
  builder.registerFullLinkTimeOptimizationEarlyEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(lowerAt(CW_STAGE_EARLY)); });
  builder.registerFullLinkTimeOptimizationLastEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(lowerAt(CW_STAGE_LATE)); });
  builder.registerPipelineParsingCallback(parsePassName);
}

} // namespace

// What the door (door.cpp) hands to the host.
extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT void castawayDescribePlugin(PassPluginLibraryInfo *info) {
  *info = {LLVM_PLUGIN_API_VERSION, "castaway", CASTAWAY_VERSION, registerPasses};
}
