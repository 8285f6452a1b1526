/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which orders an operation can have, and the one order that serves a pair of them.
 */
#ifndef CASTAWAY_SRC_ORDERS_H
#define CASTAWAY_SRC_ORDERS_H

#include "field_access.h"

/* Sets of orders, as bits. */
enum {
  CW__LOAD_ORDERS = 1 << CW_ORDER_RELAXED | 1 << CW_ORDER_CONSUME | 1 << CW_ORDER_ACQUIRE | 1 << CW_ORDER_SEQ_CST,
  CW__STORE_ORDERS = 1 << CW_ORDER_RELAXED | 1 << CW_ORDER_RELEASE | 1 << CW_ORDER_SEQ_CST,
  CW__ALL_ORDERS = CW__LOAD_ORDERS | CW__STORE_ORDERS | 1 << CW_ORDER_ACQ_REL
};

CW__INLINE bool cw__is_order_of(cw_order order, unsigned set) {
  return (unsigned)order <= CW_ORDER_SEQ_CST && (set >> (unsigned)order & 1u);
}

CW__INLINE cw_fault_code cw__order_fault(cw_order order, unsigned set) {
  return CW__LIKELY(cw__is_order_of(order, set)) ? CW__NO_FAULT : CW_FAULT_INVALID_ORDER;
}

CW__INLINE cw_fault_code cw__compare_order_fault(cw_order success, cw_order failure) {
  bool valid = cw__is_order_of(success, CW__ALL_ORDERS) && cw__is_order_of(failure, CW__LOAD_ORDERS);
  return CW__LIKELY(valid) ? CW__NO_FAULT : CW_FAULT_INVALID_ORDER;
}

/*
 * The weakest order that is at least `success` and whose load is at least `failure`. A failure order may be stronger
 * than the success order (C17), which compilers warn about or widen to seq_cst by themselves.
 */
CW__INLINE cw_order cw__merged_order(cw_order success, cw_order failure) {
  if (failure == CW_ORDER_RELAXED)
    return success;
  if (failure == CW_ORDER_SEQ_CST)
    return CW_ORDER_SEQ_CST;
  if (success == CW_ORDER_RELAXED)
    return CW_ORDER_ACQUIRE;
  return success == CW_ORDER_RELEASE ? CW_ORDER_ACQ_REL : success;
}

#endif
