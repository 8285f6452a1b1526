// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers the passes with the host's pipelines and under their names.
#include "audit.h"
#include "llvm_version.h"
#include "report.h"

extern "C" {
#include "control/finish.h"
#include "lower.h"
#include "lse/lse.h"
#include "raise/raise.h"
#include "report/print.h"
}

#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <optional>
#include <string>

using namespace llvm;

namespace {

cw_text textOf(StringRef text) {
  return {text.data(), text.size()};
}

// Whether the options can be read; else `message` says why not.
bool isSound(StringRef options, cw_message &message) {
  cw_options ignored = cw_options_default();
  return cw_options_parse(&ignored, options.data(), options.size(), &message);
}

// The options in the environment; none, and an error, if they cannot be read.
std::optional<StringRef> readEnvironment(Module &module, bool report) {
  const char *text = std::getenv(CW_OPTIONS_VARIABLE);
  cw_message message = {""};
  if (isSound(text ? text : "", message))
    return text ? text : "";
  std::string complaint = std::string("castaway: " CW_OPTIONS_VARIABLE ": ") + message.text;
  if (report)
    cw_report_module(wrap(&module), CW_SEVERITY_ERROR, complaint.c_str());
  return std::nullopt;
}

bool isFirst(const cw_moment &moment) {
  return moment.stage != CW_STAGE_LATE;
}

// Where in the compilation of this module a run of the moment that was registered stands.
cw_moment placeIn(const Module &module, cw_moment registered) {
  registered.link_follows = !registered.linked && castaway::linkFollows(module, registered.link_follows);
  return registered;
}

// Runs one of the passes, whose core is `work`, with the given options and those of the environment. Which are wrong is
// said by the pass that `reports`.
template <bool (*work)(LLVMModuleRef, cw_analyses *, const cw_request *, cw_moment), bool reports>
class CorePass : public PassInfoMixin<CorePass<work, reports>> {
public:
  CorePass(cw_moment when, std::string asked) : moment(when), parameters(std::move(asked)) {}

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    std::optional<StringRef> environment = readEnvironment(module, reports && isFirst(moment));
    if (!environment)
      return PreservedAnalyses::all();
    auto &functions = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module).getManager();
    cw_request request = {textOf(parameters), textOf(*environment), false};
    bool changed = work(wrap(&module), reinterpret_cast<cw_analyses *>(&functions), &request, placeIn(module, moment));
    return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }

  // Also at -O0, and in functions marked optnone: the plugin is a checker, too.
  static bool isRequired() { return true; }

private:
  cw_moment moment;
  std::string parameters;
};

using LowerPass = CorePass<cw_lower_module, true>;
using RaisePass = CorePass<cw_raise_module, false>;
using LsePass = CorePass<cw_lse_module, false>;

// Stands before the last of these in a pipeline, and says of functions with audit=on what `works` would do. It is these
// passes that say which options are wrong.
class AuditPass : public PassInfoMixin<AuditPass> {
public:
  AuditPass(cw_moment when, std::string asked, ArrayRef<castaway::Work> passes)
      : moment(when), parameters(std::move(asked)), works(passes) {}

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    std::optional<StringRef> environment = readEnvironment(module, false);
    if (!environment)
      return PreservedAnalyses::all();
    cw_request request = {textOf(parameters), textOf(*environment), false};
    cw_moment now = placeIn(module, moment);
    if (!cw_control_wants_audit(wrap(&module), &request, now))
      return PreservedAnalyses::all();
    auto &functions = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module).getManager();
    castaway::auditCopy(module, functions, request, now, works);
    return PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }

private:
  cw_moment moment;
  std::string parameters;
  ArrayRef<castaway::Work> works;
};

constexpr castaway::Work allWorks[] = {cw_lower_module, cw_raise_module, cw_lse_module};

// Stands behind the last of these in a pipeline: what the passes of this compilation need to know of it is needed no
// more, and what those of a link will need is written down.
class FinishPass : public PassInfoMixin<FinishPass> {
public:
  explicit FinishPass(cw_moment when) : moment(when) {}

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    cw_moment now = placeIn(module, moment);
    bool changed = cw_finish_options(wrap(&module), now);
    if (!now.link_follows)
      castaway::forgetPreLink(module);
    else if (cw_finish_is_concerned(wrap(&module)))
      castaway::notePreLinkIsDone(module);
    return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }

private:
  cw_moment moment;
};

// Prints what is recognised.
class PrintPass : public PassInfoMixin<PrintPass> {
public:
  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    auto &functions = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module).getManager();
    cw_print_module(wrap(&module), reinterpret_cast<cw_analyses *>(&functions));
    return PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }
};

// Passes that stand alone, by the name of one of them or, with the name `castaway`, all in their order.
struct NamedPass {
  StringRef name;
  void (*add)(ModulePassManager &, std::string options);
};

constexpr cw_moment alone = {CW_STAGE_ALONE, false, false};

template <castaway::Work work, bool reports> void addOne(ModulePassManager &passes, std::string options) {
  static constexpr castaway::Work works[] = {work};
  passes.addPass(AuditPass(alone, options, works));
  passes.addPass(CorePass<work, reports>(alone, std::move(options)));
}

void addAll(ModulePassManager &passes, std::string options) {
  passes.addPass(AuditPass(alone, options, allWorks));
  passes.addPass(LowerPass(alone, options));
  passes.addPass(RaisePass(alone, options));
  passes.addPass(LsePass(alone, options));
  passes.addPass(FinishPass(alone));
}

// Longer names before those that they begin with.
constexpr NamedPass namedPasses[] = {
    {"castaway-lower", addOne<cw_lower_module, true>},
    {"castaway-raise", addOne<cw_raise_module, false>},
    {"castaway-lse", addOne<cw_lse_module, false>},
    {"castaway", addAll},
};

// Adds what a name means; options stand behind it in angle brackets.
bool addNamed(const NamedPass &pass, StringRef options, ModulePassManager &passes) {
  cw_message message = {""};
  bool bracketed = options.consume_front("<") && options.consume_back(">");
  if (!bracketed && !options.empty())
    return false;
  if (!isSound(options, message)) {
    errs() << "castaway: " << message.text << "\n";
    return false;
  }
  pass.add(passes, options.str());
  return true;
}

bool parsePassName(StringRef name, ModulePassManager &passes, ArrayRef<PassBuilder::PipelineElement>) {
  if (name == "castaway-print") {
    passes.addPass(PrintPass());
    return true;
  }
  for (const NamedPass &pass : namedPasses) {
    StringRef options = name;
    if (options.consume_front(pass.name))
      return addNamed(pass, options, passes);
  }
  return false;
}

void registerPasses(PassBuilder &builder) {
  castaway::registerEarlySimplification(builder, [](ModulePassManager &passes, bool preLink) {
    passes.addPass(LowerPass({CW_STAGE_EARLY, preLink, false}, ""));
  });
  // Wrappers are inlined by now, and retry loops are one block.
  castaway::registerOptimizerEarly(builder, [](ModulePassManager &passes, bool preLink) {
    passes.addPass(AuditPass({CW_STAGE_LATE, preLink, false}, "", allWorks));
    passes.addPass(LowerPass({CW_STAGE_LATE, preLink, false}, ""));
    passes.addPass(RaisePass({CW_STAGE_LATE, preLink, false}, ""));
  });
  // What is copied for LSE is as good as it will be.
  castaway::registerOptimizerLast(builder, [](ModulePassManager &passes, bool preLink) {
    passes.addPass(LsePass({CW_STAGE_LATE, preLink, false}, ""));
    passes.addPass(FinishPass({CW_STAGE_LATE, preLink, false}));
  });
  builder.registerFullLinkTimeOptimizationEarlyEPCallback([](ModulePassManager &passes, OptimizationLevel) {
    passes.addPass(LowerPass({CW_STAGE_EARLY, false, true}, ""));
  });
  builder.registerFullLinkTimeOptimizationLastEPCallback([](ModulePassManager &passes, OptimizationLevel) {
    passes.addPass(AuditPass({CW_STAGE_LATE, false, true}, "", allWorks));
    passes.addPass(LowerPass({CW_STAGE_LATE, false, true}, ""));
    passes.addPass(RaisePass({CW_STAGE_LATE, false, true}, ""));
    passes.addPass(LsePass({CW_STAGE_LATE, false, true}, ""));
    passes.addPass(FinishPass({CW_STAGE_LATE, false, true}));
  });
  builder.registerPipelineParsingCallback(parsePassName);
}

} // namespace

// What the door (door.cpp) hands to the host.
extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT void castawayDescribePlugin(PassPluginLibraryInfo *info) {
  *info = {LLVM_PLUGIN_API_VERSION, "castaway", CASTAWAY_VERSION, registerPasses};
}
