/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations of fields.h in plain C11, counted or not. cw_order has C11's numbering, so the orders are C11's own.
 */
#ifndef CASTAWAY_SRC_JOB_FIELDS_C11_H
#define CASTAWAY_SRC_JOB_FIELDS_C11_H

#include <stdint.h>

#if CW_FIELD_IDIOM == CW_FIELD_IDIOM_COUNTED
#include "counts.h"
#define CW__COUNTED(T, field, operation) (void)cw__field_counts[CW__FIELD_##T##__##field][CW__OPERATION_##operation]++
#else
#define CW__COUNTED(T, field, operation) (void)0
#endif

#define CW__MEMORY_ORDER(order) ((memory_order)CW_ORDER_##order)

static inline void *cw__c11_ref_exchange_if(_Atomic(void *) *field, void *expected, void *desired, memory_order success,
                                            memory_order failure) {
  atomic_compare_exchange_strong_explicit(field, &expected, desired, success, failure);
  return expected;
}

static inline int32_t cw__c11_int_exchange_if(_Atomic(int32_t) *field, int32_t expected, int32_t desired,
                                              memory_order success, memory_order failure) {
  atomic_compare_exchange_strong_explicit(field, &expected, desired, success, failure);
  return expected;
}

#define cw__ref_get(T, field, holder, order)                                                                           \
  (CW__COUNTED(T, field, GET), atomic_load_explicit(&CW_TYPED(T, holder)->field, CW__MEMORY_ORDER(order)))
#define cw__ref_set(T, field, holder, value, order)                                                                    \
  (CW__COUNTED(T, field, SET), atomic_store_explicit(&CW_TYPED(T, holder)->field, (value), CW__MEMORY_ORDER(order)))
#define cw__ref_exchange(T, field, holder, value, order)                                                               \
  (CW__COUNTED(T, field, EXCHANGE),                                                                                    \
   atomic_exchange_explicit(&CW_TYPED(T, holder)->field, (value), CW__MEMORY_ORDER(order)))
#define cw__ref_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  (CW__COUNTED(T, field, COMPARE), cw__c11_ref_exchange_if(&CW_TYPED(T, holder)->field, (expected), (desired),         \
                                                           CW__MEMORY_ORDER(success), CW__MEMORY_ORDER(failure)))

#define cw__int_get(T, field, holder, order) cw__ref_get(T, field, holder, order)
#define cw__int_set(T, field, holder, value, order) cw__ref_set(T, field, holder, value, order)
#define cw__int_exchange(T, field, holder, value, order) cw__ref_exchange(T, field, holder, value, order)
#define cw__int_add(T, field, holder, delta, order)                                                                    \
  (CW__COUNTED(T, field, ADD), atomic_fetch_add_explicit(&CW_TYPED(T, holder)->field, (delta), CW__MEMORY_ORDER(order)))
#define cw__int_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  (CW__COUNTED(T, field, COMPARE), cw__c11_int_exchange_if(&CW_TYPED(T, holder)->field, (expected), (desired),         \
                                                           CW__MEMORY_ORDER(success), CW__MEMORY_ORDER(failure)))

#endif
