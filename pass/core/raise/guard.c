/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * With `stays` for what is true of the old value when the loop goes on to its exchange, the sound guards are
 *
 *   new = v         stays: old < v, old <= v      it is max; signed or unsigned as the comparison
 *                          old > v, old >= v      it is min
 *                          old != v               an exchange
 *   new = max(…)    stays: old < v, old <= v, old != v        and min likewise
 *   new = old | m   ends:  (old & m) == m; or (old & m) != 0, if m is one bit
 *   new = old & ~m  ends:  (old & m) == 0; or (old & m) == m or != 0 … if m is one bit
 *   new = old ^ m   m is one bit: ends when it is set: or; when it is not set: and not
 *
 *   new = any       ends:  new == old, as in `if (new == old) break;`: the instruction writes what is there
 *
 * Comparisons with constants may have been made strict, so v and the constant may be one apart.
 */
#include "raise/guard.h"

/* A comparison of something with something, as it stays or ends. */
typedef struct question {
  LLVMIntPredicate stays;
  LLVMValueRef a;
  LLVMValueRef b;
} question;

static LLVMIntPredicate contrary(LLVMIntPredicate predicate) {
  static const LLVMIntPredicate contraries[] = {
      [LLVMIntEQ] = LLVMIntNE,   [LLVMIntNE] = LLVMIntEQ,   [LLVMIntUGT] = LLVMIntULE, [LLVMIntUGE] = LLVMIntULT,
      [LLVMIntULT] = LLVMIntUGE, [LLVMIntULE] = LLVMIntUGT, [LLVMIntSGT] = LLVMIntSLE, [LLVMIntSGE] = LLVMIntSLT,
      [LLVMIntSLT] = LLVMIntSGE, [LLVMIntSLE] = LLVMIntSGT};
  return contraries[predicate];
}

static LLVMIntPredicate swapped(LLVMIntPredicate predicate) {
  static const LLVMIntPredicate swaps[] = {
      [LLVMIntEQ] = LLVMIntEQ,   [LLVMIntNE] = LLVMIntNE,   [LLVMIntUGT] = LLVMIntULT, [LLVMIntUGE] = LLVMIntULE,
      [LLVMIntULT] = LLVMIntUGT, [LLVMIntULE] = LLVMIntUGE, [LLVMIntSGT] = LLVMIntSLT, [LLVMIntSGE] = LLVMIntSLE,
      [LLVMIntSLT] = LLVMIntSGT, [LLVMIntSLE] = LLVMIntSGE};
  return swaps[predicate];
}

/* The guard as a comparison with the more constant side second; false if it is none. */
static bool read(const cw_retry *r, question *q) {
  LLVMValueRef condition = LLVMGetCondition(r->guard);
  bool leaves_when = r->guard_leaves_when;
  LLVMValueRef inner = NULL;
  while (LLVMIsAInstruction(condition) && LLVMGetInstructionOpcode(condition) == LLVMXor &&
         (inner = cw_loop_complement(condition)) != NULL) {
    condition = inner;
    leaves_when = !leaves_when;
  }
  if (!LLVMIsAICmpInst(condition))
    return false;
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(condition);
  *q = (question){leaves_when ? contrary(predicate) : predicate, LLVMGetOperand(condition, 0),
                  LLVMGetOperand(condition, 1)};
  if (cw_retry_is_invariant(r, q->a))
    *q = (question){swapped(q->stays), q->b, q->a};
  return true;
}

/* ---- Comparisons of the old value itself ---- */

/* The update that is meant by storing v where `old stays v`; none if there is none. */
static cw_update extremum_of(LLVMIntPredicate stays) {
  switch (stays) {
  case LLVMIntSLT:
  case LLVMIntSLE:
    return CW_UPDATE_MAX;
  case LLVMIntSGT:
  case LLVMIntSGE:
    return CW_UPDATE_MIN;
  case LLVMIntULT:
  case LLVMIntULE:
    return CW_UPDATE_UMAX;
  case LLVMIntUGT:
  case LLVMIntUGE:
    return CW_UPDATE_UMIN;
  default:
    return CW_UPDATE_NONE;
  }
}

/* b - a of two constants of one type of at most 64 bits, modulo its width; INT64_MIN if they are none. */
static int64_t distance(LLVMValueRef a, LLVMValueRef b) {
  if (!LLVMIsAConstantInt(a) || !LLVMIsAConstantInt(b))
    return INT64_MIN;
  unsigned unused = 64 - LLVMGetIntTypeWidth(LLVMTypeOf(a));
  uint64_t difference = (uint64_t)(LLVMConstIntGetZExtValue(b) - LLVMConstIntGetZExtValue(a));
  return (int64_t)(difference << unused) >> unused;
}

/*
 * Whether `old stays bound` is also `old <= v` or `>= v`. A strict comparison may have its bound one beyond v. That the
 * bound does not wrap around: then nothing would be less than it, and the optimiser would have seen that the loop never
 * makes an exchange; it is checked all the same.
 */
static bool is_bound(LLVMIntPredicate stays, LLVMValueRef v, LLVMValueRef bound) {
  if (v == bound)
    return true;
  int64_t beyond = distance(v, bound);
  bool is_signed = stays == LLVMIntSLT || stays == LLVMIntSGT;
  bool below = is_signed ? LLVMConstIntGetSExtValue(bound) > LLVMConstIntGetSExtValue(v)
                         : LLVMConstIntGetZExtValue(bound) > LLVMConstIntGetZExtValue(v);
  if (stays == LLVMIntSLT || stays == LLVMIntULT)
    return beyond == 1 && below;
  return (stays == LLVMIntSGT || stays == LLVMIntUGT) && beyond == -1 && !below;
}

static bool is_bound_or_unknown(LLVMIntPredicate stays, LLVMValueRef v, LLVMValueRef bound) {
  bool constants = LLVMIsAConstantInt(v) && LLVMIsAConstantInt(bound);
  return v == bound || (constants && is_bound(stays, v, bound));
}

static cw_loop_reason prove_exchange(cw_retry *r, const question *q) {
  if (!cw_retry_is_old(r, q->a))
    return CW_LOOP_EXIT;
  if (q->stays == LLVMIntNE)
    return q->b == r->operand ? CW_LOOP_NONE : CW_LOOP_EXIT;
  cw_update update = extremum_of(q->stays);
  if (update == CW_UPDATE_NONE || !is_bound_or_unknown(q->stays, r->operand, q->b))
    return CW_LOOP_EXIT;
  r->update = update;
  return LLVMGetTypeKind(r->type) == LLVMIntegerTypeKind ? CW_LOOP_NONE : CW_LOOP_UPDATE;
}

static cw_loop_reason prove_extremum(const cw_retry *r, const question *q) {
  bool same = q->stays == LLVMIntNE
                  ? q->b == r->operand
                  : extremum_of(q->stays) == r->update && is_bound_or_unknown(q->stays, r->operand, q->b);
  return cw_retry_is_old(r, q->a) && same ? CW_LOOP_NONE : CW_LOOP_EXIT;
}

/* ---- Tests of bits ---- */

/* What bits of the old value a guard tests, and whether it ends the loop when all, or any, of them are set, or none. */
typedef struct bits {
  LLVMValueRef mask;
  bool ends_if_all; /* (old & mask) == mask */
  bool ends_if_any; /* (old & mask) != 0 */
  bool ends_if_none; /* (old & mask) == 0 */
  bool ends_if_some_missing; /* (old & mask) != mask */
} bits;

static bool is_zero(LLVMValueRef value) {
  return LLVMIsAConstantInt(value) && LLVMIsNull(value);
}

/* Comparisons with zero test the sign. */
static bool read_sign(const cw_retry *r, const question *q, bits *b) {
  bool ends_if_set = q->stays == LLVMIntSGT || q->stays == LLVMIntSGE;
  if (LLVMGetTypeKind(LLVMTypeOf(q->a)) != LLVMIntegerTypeKind)
    return false;
  LLVMValueRef bound = q->stays == LLVMIntSGT || q->stays == LLVMIntSLE ? LLVMConstAllOnes(LLVMTypeOf(q->a))
                                                                        : LLVMConstNull(LLVMTypeOf(q->a));
  if (!cw_retry_is_old(r, q->a) || !extremum_of(q->stays) || q->b != bound ||
      (!ends_if_set && q->stays != LLVMIntSLT && q->stays != LLVMIntSLE))
    return false;
  b->mask = LLVMConstInt(LLVMTypeOf(q->a), 1ull << (r->width - 1), false);
  b->ends_if_all = b->ends_if_any = ends_if_set;
  b->ends_if_none = b->ends_if_some_missing = !ends_if_set;
  return true;
}

static bool read_mask(const cw_retry *r, const question *q, bits *b) {
  if (!LLVMIsAInstruction(q->a) || LLVMGetInstructionOpcode(q->a) != LLVMAnd)
    return false;
  LLVMValueRef x = LLVMGetOperand(q->a, 0);
  LLVMValueRef y = LLVMGetOperand(q->a, 1);
  b->mask = cw_retry_is_old(r, x) ? y : cw_retry_is_old(r, y) ? x : NULL;
  if (!b->mask || !cw_retry_is_invariant(r, b->mask))
    return false;
  b->ends_if_none = q->stays == LLVMIntNE && is_zero(q->b);
  b->ends_if_any = q->stays == LLVMIntEQ && is_zero(q->b);
  b->ends_if_all = q->stays == LLVMIntNE && q->b == b->mask;
  b->ends_if_some_missing = q->stays == LLVMIntEQ && q->b == b->mask;
  return true;
}

/* With a constant, `old < 8` is `(old & -8) == 0`. */
static bool read_range(const cw_retry *r, const question *q, bits *b) {
  bool stays_if_large = q->stays == LLVMIntUGT || q->stays == LLVMIntUGE;
  bool stays_if_small = q->stays == LLVMIntULT || q->stays == LLVMIntULE;
  if (!cw_retry_is_old(r, q->a) || !LLVMIsAConstantInt(q->b) || stays_if_large == stays_if_small)
    return false;
  bool below = q->stays == LLVMIntUGE || q->stays == LLVMIntULT;
  uint64_t low = LLVMConstIntGetZExtValue(q->b) - below; /* the largest of the small ones */
  if ((low & (low + 1)) != 0 || low == UINT64_MAX)
    return false;
  b->mask = LLVMConstNot(LLVMConstInt(LLVMTypeOf(q->b), low, false));
  b->ends_if_none = stays_if_large;
  b->ends_if_any = stays_if_small;
  return true;
}

/* Of one bit, all and any are the same. */
static void complete(const cw_retry *r, bits *b) {
  if (!cw_loop_is_single_bit(r->module, b->mask))
    return;
  b->ends_if_all = b->ends_if_any = b->ends_if_all || b->ends_if_any;
  b->ends_if_none = b->ends_if_some_missing = b->ends_if_none || b->ends_if_some_missing;
}

static bool is_complement(LLVMValueRef a, LLVMValueRef b) {
  return cw_loop_complement(a) == b || cw_loop_complement(b) == a;
}

/* (old & v) == old, which read_mask cannot say, is (old & ~v) == 0; the optimiser writes the latter. */
static cw_loop_reason prove_bits(cw_retry *r, const bits *b) {
  bool sets = r->update == CW_UPDATE_OR && b->mask == r->operand;
  bool clears = r->update == CW_UPDATE_AND && is_complement(b->mask, r->operand);
  if ((sets && b->ends_if_all) || (clears && b->ends_if_none))
    return CW_LOOP_NONE;
  if (r->update == CW_UPDATE_XOR && b->mask == r->operand && cw_loop_is_single_bit(r->module, b->mask)) {
    r->update = b->ends_if_all ? CW_UPDATE_OR : CW_UPDATE_AND;
    r->adapt = b->ends_if_all ? r->adapt : CW_ADAPT_COMPLEMENT;
    return b->ends_if_all || b->ends_if_none ? CW_LOOP_NONE : CW_LOOP_EXIT;
  }
  bool several = (sets && b->ends_if_any) || (clears && b->ends_if_some_missing);
  return several ? CW_LOOP_SEVERAL_BITS : CW_LOOP_EXIT;
}

/* trunc old to i1 is a test of the lowest bit. */
static bool read_lowest(const cw_retry *r, bits *b) {
  LLVMValueRef condition = LLVMGetCondition(r->guard);
  if (!LLVMIsATruncInst(condition) || !cw_retry_is_old(r, LLVMGetOperand(condition, 0)))
    return false;
  b->mask = LLVMConstInt(LLVMTypeOf(LLVMGetOperand(condition, 0)), 1, false);
  b->ends_if_all = b->ends_if_any = r->guard_leaves_when;
  b->ends_if_none = b->ends_if_some_missing = !r->guard_leaves_when;
  return true;
}

static bool is_logic(cw_update update) {
  return update == CW_UPDATE_OR || update == CW_UPDATE_AND || update == CW_UPDATE_XOR;
}

static bool is_extremum(cw_update update) {
  return update == CW_UPDATE_MIN || update == CW_UPDATE_MAX || update == CW_UPDATE_UMIN || update == CW_UPDATE_UMAX;
}

/* Whether the loop ends just where its new value is the old one. A sum of NaN may be another the next time. */
static bool ends_if_unchanged(const cw_retry *r, const question *q) {
  LLVMValueRef changed = cw_retry_strip(r, LLVMGetOperand(r->exchange, 2));
  LLVMValueRef a = cw_retry_strip(r, q->a);
  LLVMValueRef b = cw_retry_strip(r, q->b);
  return q->stays == LLVMIntNE && r->update != CW_UPDATE_FADD &&
         ((cw_retry_is_old(r, a) && b == changed) || (cw_retry_is_old(r, b) && a == changed));
}

cw_loop_reason cw_guard_prove(cw_retry *r) {
  question q;
  bits b = {0};
  if (cw_retry_is_invariant(r, LLVMGetCondition(r->guard)))
    return CW_LOOP_EXIT_OTHER;
  bool compares = read(r, &q);
  bool tests =
      read_lowest(r, &b) || (compares && (read_sign(r, &q, &b) || read_mask(r, &q, &b) || read_range(r, &q, &b)));
  if (r->adapt == CW_ADAPT_NARROW)
    return CW_LOOP_EXIT;
  if (compares && ends_if_unchanged(r, &q))
    return CW_LOOP_NONE;
  if (is_logic(r->update) && tests) {
    complete(r, &b);
    return prove_bits(r, &b);
  }
  if (!compares)
    return CW_LOOP_EXIT;
  if (r->update == CW_UPDATE_EXCHANGE)
    return prove_exchange(r, &q);
  return is_extremum(r->update) ? prove_extremum(r, &q) : CW_LOOP_EXIT;
}
