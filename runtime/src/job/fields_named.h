/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations of fields.h by name: the field is looked up in its class at each operation.
 */
#ifndef CASTAWAY_SRC_JOB_FIELDS_NAMED_H
#define CASTAWAY_SRC_JOB_FIELDS_NAMED_H

#include <castaway/int_offset.h>
#include <castaway/int_offset_arithmetic.h>
#include <castaway/ref_offset.h>
#include <castaway/updater.h>

#define CW__AT(T, field, holder) CW_TYPED(T, holder), cw_field_offset(&T##__class, #field)

#define cw__ref_get(T, field, holder, order) cw_offset_ref_get_explicit(CW__AT(T, field, holder), CW_ORDER_##order)
#define cw__ref_set(T, field, holder, value, order)                                                                    \
  cw_offset_ref_set_explicit(CW__AT(T, field, holder), (value), CW_ORDER_##order)
#define cw__ref_exchange(T, field, holder, value, order)                                                               \
  cw_offset_ref_get_and_set_explicit(CW__AT(T, field, holder), (value), CW_ORDER_##order)
#define cw__ref_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  cw_offset_ref_compare_and_exchange_explicit(CW__AT(T, field, holder), (expected), (desired), CW_ORDER_##success,     \
                                              CW_ORDER_##failure)

#define cw__int_get(T, field, holder, order) cw_offset_int_get_explicit(CW__AT(T, field, holder), CW_ORDER_##order)
#define cw__int_set(T, field, holder, value, order)                                                                    \
  cw_offset_int_set_explicit(CW__AT(T, field, holder), (value), CW_ORDER_##order)
#define cw__int_exchange(T, field, holder, value, order)                                                               \
  cw_offset_int_get_and_set_explicit(CW__AT(T, field, holder), (value), CW_ORDER_##order)
#define cw__int_add(T, field, holder, delta, order)                                                                    \
  cw_offset_int_get_and_add_explicit(CW__AT(T, field, holder), (delta), CW_ORDER_##order)
#define cw__int_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  cw_offset_int_compare_and_exchange_explicit(CW__AT(T, field, holder), (expected), (desired), CW_ORDER_##success,     \
                                              CW_ORDER_##failure)

#endif
