/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One table of orders; everything else here reads it.
 */
#include "contract/order.h"

enum { RELAXED = 0, CONSUME = 1, ACQUIRE = CW_ORDER_ACQUIRE, SEQ_CST = CW_ORDER_SEQ_CST };

/*
 * One row an order, in C11's numbering: its name, whether a load and a store can have it, its reading part, what LLVM
 * calls it.
 */
static const struct {
  const char *word;
  bool fits_load;
  bool fits_store;
  int read;
  LLVMAtomicOrdering llvm;
} orders[CW_ORDER_COUNT] = {
    {"relaxed", true, true, RELAXED, LLVMAtomicOrderingMonotonic},
    {"consume", true, false, ACQUIRE, LLVMAtomicOrderingAcquire},
    {"acquire", true, false, ACQUIRE, LLVMAtomicOrderingAcquire},
    {"release", false, true, RELAXED, LLVMAtomicOrderingRelease},
    {"acq_rel", false, false, ACQUIRE, LLVMAtomicOrderingAcquireRelease},
    {"seq_cst", true, true, SEQ_CST, LLVMAtomicOrderingSequentiallyConsistent},
};

const char *cw_order_word(int order) {
  return order == CW_ORDER_OF_ARGUMENT ? "any-order" : orders[order].word;
}

cw_order_use cw_order_use_of(cw_operation operation) {
  if (operation == CW_OPERATION_LOAD)
    return CW_ORDER_USE_LOAD;
  return operation == CW_OPERATION_STORE ? CW_ORDER_USE_STORE : CW_ORDER_USE_UPDATE;
}

bool cw_order_fits(int64_t order, cw_order_use use) {
  if (order < 0 || order >= CW_ORDER_COUNT)
    return false;
  if (use == CW_ORDER_USE_LOAD)
    return orders[order].fits_load;
  return use == CW_ORDER_USE_UPDATE || orders[order].fits_store;
}

int cw_order_of_read(int order) {
  return orders[order].read;
}

int cw_order_of_instruction(int order) {
  return order == CONSUME ? ACQUIRE : order;
}

LLVMAtomicOrdering cw_order_to_llvm(int order) {
  return orders[order].llvm;
}
