// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bridge, one short function each: unwrap, ask LLVM, wrap.
#include "bridge.h"

#include "llvm_version.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

LLVMValueRef cw_bridge_constant_at(LLVMModuleRef module, LLVMValueRef initializer, uint64_t offset, LLVMTypeRef type) {
  const DataLayout &layout = unwrap(module)->getDataLayout();
  auto *constant = cast<Constant>(unwrap(initializer));
  uint64_t size = layout.getTypeStoreSize(unwrap(type));
  uint64_t available = layout.getTypeAllocSize(constant->getType());
  if (offset > available || size > available - offset)
    return nullptr;
  return wrap(ConstantFoldLoadFromConst(constant, unwrap(type), APInt(64, offset), layout));
}

LLVMValueRef cw_bridge_strip_offsets(LLVMModuleRef module, LLVMValueRef pointer, int64_t *offset) {
  const DataLayout &layout = unwrap(module)->getDataLayout();
  Value *value = unwrap(pointer);
  APInt sum(layout.getIndexTypeSizeInBits(value->getType()), 0);
  Value *base = value->stripAndAccumulateConstantOffsets(layout, sum, /*AllowNonInbounds=*/true);
  *offset = sum.getSExtValue();
  return wrap(base);
}

bool cw_bridge_is_offset_of(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef base, int64_t *offset) {
  const DataLayout &layout = unwrap(module)->getDataLayout();
  auto *address = dyn_cast<GEPOperator>(unwrap(value));
  if (!address || address->getPointerOperand() != unwrap(base) || address->getType()->isVectorTy())
    return false;
  APInt sum(layout.getIndexTypeSizeInBits(address->getType()), 0);
  if (!address->accumulateConstantOffset(layout, sum))
    return false;
  *offset = sum.getSExtValue();
  return true;
}

LLVMValueRef cw_bridge_base(LLVMValueRef address) {
  return wrap(getUnderlyingObject(unwrap(address)));
}

int cw_bridge_ordering(LLVMValueRef instruction) {
  auto *value = unwrap(instruction);
  if (auto *load = dyn_cast<LoadInst>(value))
    return static_cast<int>(load->getOrdering());
  if (auto *store = dyn_cast<StoreInst>(value))
    return static_cast<int>(store->getOrdering());
  if (auto *update = dyn_cast<AtomicRMWInst>(value))
    return static_cast<int>(update->getOrdering());
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(value))
    return static_cast<int>(exchange->getSuccessOrdering());
  return -1;
}

int cw_bridge_rmw_operation(LLVMValueRef instruction) {
  switch (cast<AtomicRMWInst>(unwrap(instruction))->getOperation()) {
  case AtomicRMWInst::Xchg:
    return LLVMAtomicRMWBinOpXchg;
  case AtomicRMWInst::Add:
    return LLVMAtomicRMWBinOpAdd;
  case AtomicRMWInst::Sub:
    return LLVMAtomicRMWBinOpSub;
  case AtomicRMWInst::And:
    return LLVMAtomicRMWBinOpAnd;
  case AtomicRMWInst::Or:
    return LLVMAtomicRMWBinOpOr;
  case AtomicRMWInst::Xor:
    return LLVMAtomicRMWBinOpXor;
  case AtomicRMWInst::Max:
    return LLVMAtomicRMWBinOpMax;
  case AtomicRMWInst::Min:
    return LLVMAtomicRMWBinOpMin;
  case AtomicRMWInst::UMax:
    return LLVMAtomicRMWBinOpUMax;
  case AtomicRMWInst::UMin:
    return LLVMAtomicRMWBinOpUMin;
  case AtomicRMWInst::Nand:
    return LLVMAtomicRMWBinOpNand;
  case AtomicRMWInst::FAdd:
    return LLVMAtomicRMWBinOpFAdd;
  case AtomicRMWInst::FSub:
    return LLVMAtomicRMWBinOpFSub;
  case AtomicRMWInst::FMax:
    return LLVMAtomicRMWBinOpFMax;
  case AtomicRMWInst::FMin:
    return LLVMAtomicRMWBinOpFMin;
  default:
    return -1;
  }
}

bool cw_bridge_ordering_at_least(int a, int b) {
  return isAtLeastOrStrongerThan(static_cast<AtomicOrdering>(a), static_cast<AtomicOrdering>(b));
}

bool cw_bridge_is_interposable(LLVMValueRef global) {
  return unwrap<GlobalValue>(global)->isInterposable();
}

bool cw_bridge_has_definitive_initializer(LLVMValueRef global) {
  return unwrap<GlobalVariable>(global)->hasDefinitiveInitializer();
}

bool cw_bridge_string(LLVMValueRef pointer, const char **text, size_t *length) {
  StringRef string;
  if (!getConstantStringInfo(unwrap(pointer), string))
    return false;
  *text = string.data();
  *length = string.size();
  return true;
}

// ---- What holds where ----

static FunctionAnalysisManager &unwrap(cw_analyses *analyses) {
  return *reinterpret_cast<FunctionAnalysisManager *>(analyses);
}

static DominatorTree &dominatorsOf(cw_analyses *analyses, const Instruction *instruction) {
  auto *function = const_cast<Function *>(instruction->getFunction());
  return unwrap(analyses).getResult<DominatorTreeAnalysis>(*function);
}

bool cw_bridge_is_nonnull(cw_analyses *analyses, LLVMModuleRef module, LLVMValueRef value, LLVMValueRef instruction) {
  auto *where = cast<Instruction>(unwrap(instruction));
  SimplifyQuery query(unwrap(module)->getDataLayout(), where);
  if (analyses) {
    query.DT = &dominatorsOf(analyses, where);
    query.AC = &unwrap(analyses).getResult<AssumptionAnalysis>(*where->getFunction());
  }
  return isKnownNonZero(unwrap(value), query);
}

bool cw_bridge_dominates(cw_analyses *analyses, LLVMValueRef call, LLVMValueRef instruction) {
  auto *where = cast<Instruction>(unwrap(instruction));
  return dominatorsOf(analyses, where).dominates(cast<Instruction>(unwrap(call)), where);
}

namespace {

// How far a condition is followed through comparisons and conjunctions, and how many of its uses are looked at.
constexpr unsigned maxConditionDepth = 4;
constexpr unsigned maxConditionUses = 16;

// Whether `where` is only reached by the way of a branch on `condition` that is taken when it is (not) zero.
bool branchLeads(const DominatorTree &dominators, const Value *condition, bool isTrue, const Instruction *where,
                 unsigned depth);

bool branchLeads(const DominatorTree &dominators, const BranchInst *branch, bool isTrue, const Instruction *where) {
  const BasicBlock *target = branch->getSuccessor(isTrue ? 0 : 1);
  return branch->getSuccessor(0) != branch->getSuccessor(1) &&
         dominators.dominates(BasicBlockEdge(branch->getParent(), target), where->getParent());
}

// The same by what one of the condition's users makes of it.
bool useLeads(const DominatorTree &dominators, const Value *condition, const User *user, bool isTrue,
              const Instruction *where, unsigned depth) {
  using namespace PatternMatch;
  castaway::ComparePredicate predicate;
  if (auto *branch = dyn_cast<BranchInst>(user))
    return branch->isConditional() && branchLeads(dominators, branch, isTrue, where);
  if (match(user, m_ICmp(predicate, m_Specific(condition), m_Zero())) && ICmpInst::isEquality(predicate))
    return branchLeads(dominators, user, (predicate == ICmpInst::ICMP_NE) == isTrue, where, depth);
  if (match(user, m_Not(m_Specific(condition))))
    return branchLeads(dominators, user, !isTrue, where, depth);
  // Where a conjunction holds, both sides do.
  if (isTrue && match(user, m_LogicalAnd()) && user->getType()->isIntegerTy(1))
    return branchLeads(dominators, user, true, where, depth);
  return false;
}

bool branchLeads(const DominatorTree &dominators, const Value *condition, bool isTrue, const Instruction *where,
                 unsigned depth) {
  unsigned uses = 0;
  for (const User *user : condition->users())
    if (depth > 0 && uses++ < maxConditionUses && useLeads(dominators, condition, user, isTrue, where, depth - 1))
      return true;
  return false;
}

} // namespace

bool cw_bridge_is_true_at(cw_analyses *analyses, LLVMValueRef condition, LLVMValueRef instruction) {
  auto *where = cast<Instruction>(unwrap(instruction));
  return branchLeads(dominatorsOf(analyses, where), unwrap(condition), true, where, maxConditionDepth);
}

void cw_bridge_forget_function(cw_analyses *analyses, LLVMValueRef function) {
  if (analyses)
    unwrap(analyses).invalidate(*unwrap<Function>(function), PreservedAnalyses::none());
}

bool cw_bridge_may_return_twice(LLVMValueRef function) {
  return unwrap<Function>(function)->callsFunctionThatReturnsTwice();
}

bool cw_bridge_go_together(cw_analyses *analyses, LLVMValueRef effect, LLVMValueRef operation, bool always) {
  auto *a = cast<Instruction>(unwrap(effect));
  auto *b = cast<Instruction>(unwrap(operation));
  DominatorTree &dominators = dominatorsOf(analyses, a);
  auto &after = unwrap(analyses).getResult<PostDominatorTreeAnalysis>(*a->getFunction());
  return dominators.dominates(a->getParent(), b->getParent()) || after.dominates(a->getParent(), b->getParent()) ||
         (!always && dominators.dominates(b->getParent(), a->getParent()));
}

// ---- Blocks ----

LLVMBasicBlockRef cw_bridge_split_before(LLVMValueRef instruction, const char *name) {
  auto *first = cast<Instruction>(unwrap(instruction));
  return wrap(first->getParent()->splitBasicBlock(first->getIterator(), name));
}

LLVMBasicBlockRef cw_bridge_split_normal_edge(LLVMValueRef invoke, const char *name) {
  auto *call = cast<InvokeInst>(unwrap(invoke));
  BasicBlock *from = call->getParent();
  BasicBlock *to = call->getNormalDest();
  BasicBlock *between = BasicBlock::Create(call->getContext(), name, from->getParent(), to);
  BranchInst::Create(to, between)->setDebugLoc(call->getDebugLoc());
  to->replacePhiUsesWith(from, between);
  call->setNormalDest(between);
  return wrap(between);
}

void cw_bridge_add_edge(LLVMBasicBlockRef block, LLVMBasicBlockRef as, LLVMBasicBlockRef from) {
  for (PHINode &phi : unwrap(block)->phis())
    phi.addIncoming(phi.getIncomingValueForBlock(unwrap(from)), unwrap(as));
}

void cw_bridge_drop_edge(LLVMBasicBlockRef block, LLVMBasicBlockRef from) {
  for (PHINode &phi : make_early_inc_range(unwrap(block)->phis()))
    phi.removeIncomingValue(unwrap(from), /*DeletePHIIfEmpty=*/true);
}

// ---- Calls ----

LLVMMetadataRef cw_bridge_location(LLVMValueRef call) {
  auto *instruction = cast<Instruction>(unwrap(call));
  if (DILocation *location = instruction->getDebugLoc().get())
    return wrap(location);
  DISubprogram *subprogram = instruction->getFunction()->getSubprogram();
  return subprogram ? wrap(DILocation::get(instruction->getContext(), 0, 0, subprogram)) : nullptr;
}

const void *cw_bridge_place_id(LLVMValueRef call, const char *what) {
  auto *base = cast<CallBase>(unwrap(call));
  return cw_bridge_instruction_place_id(call, (base->getCalledOperand()->getName() + ":" + what).str().c_str());
}

const void *cw_bridge_instruction_place_id(LLVMValueRef instruction, const char *what) {
  auto *place = cast<Instruction>(unwrap(instruction));
  const DILocation *location = place->getDebugLoc().get();
  if (!location || location->getLine() == 0)
    return nullptr;
  // The context makes equal texts one; nothing in the module refers to this one.
  std::string text = (Twine(what) + ":" + location->getDirectory() + "/" + location->getFilename() + ":" +
                      Twine(location->getLine()) + ":" + Twine(location->getColumn()))
                         .str();
  return MDString::get(place->getContext(), text);
}

bool cw_bridge_call_is_pinned(LLVMValueRef call) {
  auto *base = cast<CallBase>(unwrap(call));
  bool isNaked = base->getFunction()->hasFnAttribute(Attribute::Naked);
  return base->hasOperandBundles() || base->isMustTailCall() || isNaked;
}

bool cw_bridge_unwinds_elsewhere(LLVMValueRef call) {
  auto *invoke = dyn_cast<InvokeInst>(unwrap(call));
  return invoke && !invoke->getUnwindDest()->isLandingPad();
}

bool cw_bridge_call_is_pure(LLVMValueRef call) {
  auto *base = cast<CallBase>(unwrap(call));
  return base->onlyReadsMemory() || base->onlyAccessesInaccessibleMemory() || base->doesNotReturn();
}

LLVMValueRef cw_bridge_argument_of(LLVMValueRef call, LLVMValueRef parameter) {
  auto *base = cast<CallBase>(unwrap(call));
  unsigned index = unwrap<Argument>(parameter)->getArgNo();
  return index < base->arg_size() ? wrap(base->getArgOperand(index)) : nullptr;
}

bool cw_bridge_call_has_type(LLVMValueRef call, LLVMValueRef function) {
  return cast<CallBase>(unwrap(call))->getFunctionType() == unwrap<Function>(function)->getFunctionType();
}

LLVMValueRef cw_bridge_add_local_function(LLVMModuleRef module, const char *name, LLVMTypeRef type) {
  auto *functionType = cast<FunctionType>(unwrap(type));
  return wrap(Function::createWithDefaultAttr(functionType, GlobalValue::InternalLinkage, 0, name, unwrap(module)));
}

void cw_bridge_call_at_start(LLVMModuleRef module, LLVMValueRef function) {
  constexpr int last = 65535; /* the priority of constructors that have none */
  appendToGlobalCtors(*unwrap(module), unwrap<Function>(function), last);
}
