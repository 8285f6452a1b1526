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

/* What remains of `order`, a valid one, when nothing is stored: the order of an update's reads alone. */
CW__INLINE cw_order cw__reading_order(cw_order order) {
  if (order == CW_ORDER_RELAXED || order == CW_ORDER_RELEASE)
    return CW_ORDER_RELAXED;
  return order == CW_ORDER_SEQ_CST ? CW_ORDER_SEQ_CST : CW_ORDER_ACQUIRE;
}

/* What is wrong with the last arguments of an update: first the function, then the order. */
CW__INLINE cw_fault_code cw__update_fault(bool function_is_given, cw_order order) {
  return CW__LIKELY(function_is_given) ? cw__order_fault(order, CW__ALL_ORDERS) : CW_FAULT_NULL_FUNCTION;
}

/*
 * Returns `function(..., order)`, with a constant for the order: one instruction where `order` is a constant, else a
 * switch. Consume is acquire.
 */
#define CW__RETURN_IN_ORDER(order, function, ...)                                                                      \
  switch (order) {                                                                                                     \
  case CW_ORDER_RELAXED:                                                                                               \
    return function(__VA_ARGS__, __ATOMIC_RELAXED);                                                                    \
  case CW_ORDER_RELEASE:                                                                                               \
    return function(__VA_ARGS__, __ATOMIC_RELEASE);                                                                    \
  case CW_ORDER_ACQ_REL:                                                                                               \
    return function(__VA_ARGS__, __ATOMIC_ACQ_REL);                                                                    \
  case CW_ORDER_SEQ_CST:                                                                                               \
    return function(__VA_ARGS__, __ATOMIC_SEQ_CST);                                                                    \
  default:                                                                                                             \
    return function(__VA_ARGS__, __ATOMIC_ACQUIRE);                                                                    \
  }

#endif
