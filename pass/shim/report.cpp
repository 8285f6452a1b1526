// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Remarks and diagnostics.
#include "report.h"

#include "llvm_version.h"

#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

constexpr char passName[] = "castaway";

DiagnosticSeverity severityOf(cw_severity severity) {
  return severity == CW_SEVERITY_ERROR ? DS_Error : DS_Warning;
}

// A location for a diagnostic about a declaration: declarations have no debug info, so one is made for this alone.
// Nothing in the module refers to it.
DiagnosticLocation locationOf(LLVMContext &context, const char *file, unsigned line) {
  auto *place = DIFile::get(context, file, "");
  auto *subprogram = DISubprogram::getDistinct(context, place, "", "", place, line, nullptr, line, nullptr, 0, 0,
                                               DINode::FlagZero, DISubprogram::SPFlagZero, nullptr);
  return DiagnosticLocation(subprogram);
}

void append(DiagnosticInfoOptimizationBase &remark, ArrayRef<cw_remark_part> parts) {
  for (const cw_remark_part &part : parts) {
    StringRef text(part.text, part.length);
    if (part.key)
      remark << ore::NV(part.key, text);
    else
      remark << text;
  }
}

void emit(OptimizationRemarkEmitter &emitter, DiagnosticInfoOptimizationBase &remark, ArrayRef<cw_remark_part> parts) {
  append(remark, parts);
  emitter.emit(remark);
}

// A remark of a function has the place of its subprogram and belongs to its entry block.
template <typename Remark> void emitAt(Function &function, const char *name, ArrayRef<cw_remark_part> parts) {
  OptimizationRemarkEmitter emitter(&function, nullptr);
  Remark remark(passName, name, DiagnosticLocation(function.getSubprogram()), &function.getEntryBlock());
  emit(emitter, remark, parts);
}

} // namespace

void cw_report_remark(LLVMValueRef call, bool missed, const char *name, const cw_remark_part *parts, size_t count) {
  auto *instruction = cast<Instruction>(unwrap(call));
  // Without block frequencies: where hotness is asked for, they would be computed anew for each remark.
  OptimizationRemarkEmitter emitter(instruction->getFunction(), nullptr);
  if (missed) {
    OptimizationRemarkMissed remark(passName, name, instruction);
    emit(emitter, remark, ArrayRef(parts, count));
  } else {
    OptimizationRemark remark(passName, name, instruction);
    emit(emitter, remark, ArrayRef(parts, count));
  }
}

void cw_report_function_remark(LLVMValueRef function, cw_remark_kind kind, const char *name,
                               const cw_remark_part *parts, size_t count) {
  Function &defined = *unwrap<Function>(function);
  if (kind == CW_REMARK_PASSED)
    emitAt<OptimizationRemark>(defined, name, ArrayRef(parts, count));
  else if (kind == CW_REMARK_MISSED)
    emitAt<OptimizationRemarkMissed>(defined, name, ArrayRef(parts, count));
  else
    emitAt<OptimizationRemarkAnalysis>(defined, name, ArrayRef(parts, count));
}

void cw_report_instruction_analysis(LLVMValueRef instruction, const char *name, const cw_remark_part *parts,
                                    size_t count, size_t said) {
  auto *place = cast<Instruction>(unwrap(instruction));
  OptimizationRemarkEmitter emitter(place->getFunction(), nullptr);
  OptimizationRemarkAnalysis remark(passName, name, place);
  append(remark, ArrayRef(parts, said));
  remark << DiagnosticInfoOptimizationBase::setExtraArgs();
  append(remark, ArrayRef(parts + said, count - said));
  emitter.emit(remark);
}

void cw_report_analysis(LLVMValueRef call, const char *name, const char *helper, const char *text) {
  auto *instruction = cast<Instruction>(unwrap(call));
  OptimizationRemarkEmitter emitter(instruction->getFunction(), nullptr);
  OptimizationRemarkAnalysis remark(passName, name, instruction);
  remark << ore::NV("Helper", StringRef(helper)) << ": " << ore::NV("What", StringRef(text));
  emitter.emit(remark);
}

void cw_report_call(LLVMValueRef call, cw_severity severity, const char *text) {
  auto *instruction = cast<Instruction>(unwrap(call));
  Function &function = *instruction->getFunction();
  function.getContext().diagnose(
      DiagnosticInfoUnsupported(function, text, instruction->getDebugLoc(), severityOf(severity)));
}

void cw_report_function(LLVMValueRef function, cw_severity severity, const char *text) {
  Function &defined = *unwrap<Function>(function);
  const DISubprogram *subprogram = defined.getSubprogram();
  DiagnosticLocation place = subprogram ? DiagnosticLocation(subprogram) : DiagnosticLocation();
  defined.getContext().diagnose(DiagnosticInfoUnsupported(defined, text, place, severityOf(severity)));
}

void cw_report_declaration(LLVMValueRef global, const char *file, unsigned line, const char *text) {
  auto *declared = unwrap<GlobalValue>(global);
  LLVMContext &context = declared->getContext();
  DiagnosticLocation location = locationOf(context, file, line);
  if (auto *function = dyn_cast<Function>(declared)) {
    context.diagnose(DiagnosticInfoUnsupported(*function, text, location, DS_Error));
    return;
  }
  // LLVM's diagnostics with a place are about functions: one that is in no module stands for the variable.
  auto *type = FunctionType::get(Type::getVoidTy(context), false);
  Function *standIn = Function::Create(type, GlobalValue::InternalLinkage, declared->getName());
  context.diagnose(DiagnosticInfoUnsupported(*standIn, text, location, DS_Error));
  delete standIn;
}

void cw_report_module(LLVMModuleRef module, cw_severity severity, const char *text) {
  unwrap(module)->getContext().diagnose(castaway::GenericDiagnostic(text, severityOf(severity)));
}
