// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One short function for each question about a loop.
#include "loop.h"

#include "llvm_version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAArch64.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/AtomicOrdering.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

#include <optional>
#include <string>

using namespace llvm;

static FunctionAnalysisManager &unwrap(cw_analyses *analyses) {
  return *reinterpret_cast<FunctionAnalysisManager *>(analyses);
}

static Loop *unwrap(cw_loop *loop) {
  return reinterpret_cast<Loop *>(loop);
}

static const Loop *unwrap(const cw_loop *loop) {
  return reinterpret_cast<const Loop *>(loop);
}

static Function &functionOf(LLVMValueRef instruction) {
  return *cast<Instruction>(unwrap(instruction))->getFunction();
}

cw_loop *cw_loop_around(cw_analyses *analyses, LLVMValueRef instruction) {
  LoopInfo &loops = unwrap(analyses).getResult<LoopAnalysis>(functionOf(instruction));
  return reinterpret_cast<cw_loop *>(loops.getLoopFor(cast<Instruction>(unwrap(instruction))->getParent()));
}

bool cw_loop_may_repeat(cw_analyses *analyses, LLVMValueRef instruction) {
  CycleInfo &cycles = unwrap(analyses).getResult<CycleAnalysis>(functionOf(instruction));
  return cycles.getCycle(cast<Instruction>(unwrap(instruction))->getParent()) != nullptr;
}

bool cw_loop_has_inner(const cw_loop *loop) {
  return !unwrap(loop)->isInnermost();
}

LLVMBasicBlockRef cw_loop_header(const cw_loop *loop) {
  return wrap(unwrap(loop)->getHeader());
}

unsigned cw_loop_block_count(const cw_loop *loop) {
  return unwrap(loop)->getNumBlocks();
}

bool cw_loop_contains(const cw_loop *loop, LLVMBasicBlockRef block) {
  return unwrap(loop)->contains(unwrap(block));
}

LLVMBasicBlockRef cw_loop_entry(const cw_loop *loop) {
  return wrap(unwrap(loop)->getLoopPredecessor());
}

void cw_loop_close(cw_analyses *analyses, cw_loop *loop) {
  Function &function = *unwrap(loop)->getHeader()->getParent();
  auto &dominators = unwrap(analyses).getResult<DominatorTreeAnalysis>(function);
  auto &loops = unwrap(analyses).getResult<LoopAnalysis>(function);
  formLCSSA(*unwrap(loop), dominators, &loops, nullptr);
}

// ---- Steps ----

namespace {

// The text of assembly without operands and results, spaces and semicolons left out; nothing if it is none.
std::optional<std::string> bareAssembly(const CallInst &call) {
  auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand());
  if (!assembly || !call.getType()->isVoidTy() || call.arg_size() != 0)
    return std::nullopt;
  std::string text;
  for (char c : StringRef(assembly->getAsmString()))
    if (!isSpace(c) && c != ';')
      text += c;
  return text;
}

// What programs write to wait.
bool isSpinAssembly(const CallInst &call) {
  auto text = bareAssembly(call);
  return text && is_contained({"pause", "repnop", "yield", "isb", "isbsy", "nop"}, *text);
}

bool isCompilerBarrier(const Instruction &step) {
  auto *call = dyn_cast<CallInst>(&step);
  return call && !call->hasOperandBundles() && bareAssembly(*call) == "";
}

bool isHint(const IntrinsicInst &call) {
  switch (call.getIntrinsicID()) {
  case Intrinsic::assume:
  case Intrinsic::donothing:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::pseudoprobe:
    return true;
  default:
    return isa<DbgInfoIntrinsic>(call);
  }
}

bool isPure(const Instruction &instruction) {
  auto *call = dyn_cast<CallBase>(&instruction);
  if (call && (call->isConvergent() || call->cannotDuplicate() || call->hasOperandBundles()))
    return false;
  return !instruction.mayReadOrWriteMemory() && !instruction.getType()->isTokenTy() &&
         !instruction.getType()->isVoidTy() && !isa<AllocaInst>(instruction) &&
         isSafeToSpeculativelyExecute(&instruction);
}

} // namespace

bool cw_loop_is_spin_hint(LLVMValueRef instruction) {
  auto *call = dyn_cast<CallInst>(unwrap(instruction));
  if (!call)
    return false;
  Intrinsic::ID id = call->getIntrinsicID();
  return id == Intrinsic::x86_sse2_pause || id == Intrinsic::aarch64_hint || isSpinAssembly(*call);
}

cw_step cw_loop_step(LLVMValueRef instruction) {
  auto *step = cast<Instruction>(unwrap(instruction));
  if (isa<AtomicCmpXchgInst>(step))
    return CW_STEP_EXCHANGE;
  if (isa<LoadInst>(step))
    return CW_STEP_LOAD;
  if (isa<StoreInst>(step) || isa<AtomicRMWInst>(step))
    return CW_STEP_STORE;
  auto *intrinsic = dyn_cast<IntrinsicInst>(step);
  if (cw_loop_is_spin_hint(instruction) || (intrinsic && isHint(*intrinsic)))
    return CW_STEP_HINT;
  if (isCompilerBarrier(*step))
    return CW_STEP_BARRIER;
  if (isPure(*step))
    return CW_STEP_PURE;
  return isa<CallBase>(step) ? CW_STEP_CALL : CW_STEP_OTHER;
}

// ---- Values ----

int cw_loop_minimum_or_maximum(LLVMValueRef value, LLVMValueRef *a, LLVMValueRef *b) {
  using namespace PatternMatch;
  Value *x = nullptr;
  Value *y = nullptr;
  int operation = -1;
  if (match(unwrap(value), m_SMax(m_Value(x), m_Value(y))))
    operation = LLVMAtomicRMWBinOpMax;
  else if (match(unwrap(value), m_SMin(m_Value(x), m_Value(y))))
    operation = LLVMAtomicRMWBinOpMin;
  else if (match(unwrap(value), m_UMax(m_Value(x), m_Value(y))))
    operation = LLVMAtomicRMWBinOpUMax;
  else if (match(unwrap(value), m_UMin(m_Value(x), m_Value(y))))
    operation = LLVMAtomicRMWBinOpUMin;
  if (operation >= 0) {
    *a = wrap(x);
    *b = wrap(y);
  }
  return operation;
}

bool cw_loop_is_single_bit(LLVMModuleRef module, LLVMValueRef value) {
  return unwrap(value)->getType()->isIntegerTy() &&
         isKnownToBeAPowerOfTwo(unwrap(value), unwrap(module)->getDataLayout(), /*OrZero=*/false);
}

LLVMValueRef cw_loop_complement(LLVMValueRef value) {
  using namespace PatternMatch;
  Value *operand = nullptr;
  if (auto *number = dyn_cast<ConstantInt>(unwrap(value)))
    return wrap(ConstantInt::get(number->getType(), ~number->getValue()));
  return match(unwrap(value), m_Not(m_Value(operand))) ? wrap(operand) : nullptr;
}

// Updates are a step or two deep; what is more complicated is no constant here.
static Constant *fold(const DataLayout &layout, Value *value, const Value *old, Constant *first, unsigned depth) {
  if (value == old)
    return first;
  auto *step = dyn_cast<Instruction>(value);
  if (!step)
    return dyn_cast<Constant>(value);
  if (depth == 0 || !(isa<CastInst>(step) || isa<BinaryOperator>(step) || isa<IntrinsicInst>(step)))
    return nullptr;
  SmallVector<Constant *, 4> operands;
  for (Value *operand : step->operands()) {
    Constant *folded = fold(layout, operand, old, first, depth - 1);
    if (!folded)
      return nullptr;
    operands.push_back(folded);
  }
  return ConstantFoldInstOperands(step, operands, layout);
}

LLVMValueRef cw_loop_fold(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef old, LLVMValueRef first) {
  constexpr unsigned maxDepth = 4;
  auto *constant = dyn_cast<Constant>(unwrap(first));
  return constant ? wrap(fold(unwrap(module)->getDataLayout(), unwrap(value), unwrap(old), constant, maxDepth))
                  : nullptr;
}

bool cw_loop_is_same_operation(LLVMValueRef a, LLVMValueRef b) {
  auto *x = dyn_cast<Instruction>(unwrap(a));
  auto *y = dyn_cast<Instruction>(unwrap(b));
  return x && y && x->isSameOperationAs(y);
}

bool cw_loop_is_fixed_address(LLVMValueRef pointer) {
  const Value *base = getUnderlyingObject(unwrap(pointer));
  return isa<ConstantPointerNull>(base) || Operator::getOpcode(base) == Instruction::IntToPtr;
}

// ---- Accesses ----

int cw_loop_merge_orders(int a, int b) {
  auto first = static_cast<AtomicOrdering>(a);
  auto second = static_cast<AtomicOrdering>(b);
  return static_cast<int>(getMergedAtomicOrdering(getMergedAtomicOrdering(first, second), AtomicOrdering::Monotonic));
}

bool cw_loop_is_same_scope(LLVMValueRef a, LLVMValueRef b) {
  return getAtomicSyncScopeID(cast<Instruction>(unwrap(a))) == getAtomicSyncScopeID(cast<Instruction>(unwrap(b)));
}

static AtomicRMWInst::BinOp operationOf(LLVMAtomicRMWBinOp operation) {
  switch (operation) {
  case LLVMAtomicRMWBinOpAdd:
    return AtomicRMWInst::Add;
  case LLVMAtomicRMWBinOpSub:
    return AtomicRMWInst::Sub;
  case LLVMAtomicRMWBinOpAnd:
    return AtomicRMWInst::And;
  case LLVMAtomicRMWBinOpOr:
    return AtomicRMWInst::Or;
  case LLVMAtomicRMWBinOpXor:
    return AtomicRMWInst::Xor;
  case LLVMAtomicRMWBinOpNand:
    return AtomicRMWInst::Nand;
  case LLVMAtomicRMWBinOpMax:
    return AtomicRMWInst::Max;
  case LLVMAtomicRMWBinOpMin:
    return AtomicRMWInst::Min;
  case LLVMAtomicRMWBinOpUMax:
    return AtomicRMWInst::UMax;
  case LLVMAtomicRMWBinOpUMin:
    return AtomicRMWInst::UMin;
  default:
    return AtomicRMWInst::Xchg;
  }
}

LLVMValueRef cw_loop_build_update(LLVMValueRef where, LLVMValueRef exchange, LLVMAtomicRMWBinOp operation,
                                  LLVMValueRef value, int order, bool is_volatile) {
  auto *old = cast<AtomicCmpXchgInst>(unwrap(exchange));
  auto *update = new AtomicRMWInst(operationOf(operation), old->getPointerOperand(), unwrap(value), old->getAlign(),
                                   static_cast<AtomicOrdering>(order), old->getSyncScopeID());
  update->setVolatile(is_volatile);
  update->insertBefore(cast<Instruction>(unwrap(where))->getIterator());
  update->copyMetadata(*old);
  update->setName("old.raised");
  return wrap(update);
}

// ---- Taking apart ----

void cw_loop_delete_blocks(LLVMBasicBlockRef *blocks, size_t count) {
  SmallVector<BasicBlock *, 4> dead;
  for (size_t i = 0; i < count; i++)
    dead.push_back(unwrap(blocks[i]));
  DeleteDeadBlocks(dead);
}

void cw_loop_sweep(LLVMBasicBlockRef block) {
  for (Instruction &instruction : make_early_inc_range(reverse(*unwrap(block)))) {
    if (!isInstructionTriviallyDead(&instruction))
      continue;
    salvageDebugInfo(instruction);
    instruction.eraseFromParent();
  }
}

void cw_loop_fold_phis(LLVMBasicBlockRef block) {
  if (unwrap(block)->getSinglePredecessor())
    FoldSingleEntryPHINodes(unwrap(block));
}
