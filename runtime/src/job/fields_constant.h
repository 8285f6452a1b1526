/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations of fields.h by constant updater: one `static const` updater per field, named class__field.
 */
#ifndef CASTAWAY_SRC_JOB_FIELDS_CONSTANT_H
#define CASTAWAY_SRC_JOB_FIELDS_CONSTANT_H

#include <castaway/int_updater.h>
#include <castaway/int_updater_arithmetic.h>
#include <castaway/ref_updater.h>

#define CW__UPDATER_OF(T, field, kind) CW__UPDATER_OF_##kind(T, field)
#define CW__UPDATER_OF_REF(T, field)                                                                                   \
  static const cw_ref_updater T##__##field = CW_REF_UPDATER(T##__class, T, field, void, 0);
#define CW__UPDATER_OF_INT(T, field) static const cw_int_updater T##__##field = CW_INT_UPDATER(T##__class, T, field);
CW__ALL_FIELDS(CW__UPDATER_OF)

#define cw__ref_get(T, field, holder, order) cw_ref_get_explicit(&T##__##field, CW_TYPED(T, holder), CW_ORDER_##order)
#define cw__ref_set(T, field, holder, value, order)                                                                    \
  cw_ref_set_explicit(&T##__##field, CW_TYPED(T, holder), (value), CW_ORDER_##order)
#define cw__ref_exchange(T, field, holder, value, order)                                                               \
  cw_ref_get_and_set_explicit(&T##__##field, CW_TYPED(T, holder), (value), CW_ORDER_##order)
#define cw__ref_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  cw_ref_compare_and_exchange_explicit(&T##__##field, CW_TYPED(T, holder), (expected), (desired), CW_ORDER_##success,  \
                                       CW_ORDER_##failure)

#define cw__int_get(T, field, holder, order) cw_int_get_explicit(&T##__##field, CW_TYPED(T, holder), CW_ORDER_##order)
#define cw__int_set(T, field, holder, value, order)                                                                    \
  cw_int_set_explicit(&T##__##field, CW_TYPED(T, holder), (value), CW_ORDER_##order)
#define cw__int_exchange(T, field, holder, value, order)                                                               \
  cw_int_get_and_set_explicit(&T##__##field, CW_TYPED(T, holder), (value), CW_ORDER_##order)
#define cw__int_add(T, field, holder, delta, order)                                                                    \
  cw_int_get_and_add_explicit(&T##__##field, CW_TYPED(T, holder), (delta), CW_ORDER_##order)
#define cw__int_exchange_if(T, field, holder, expected, desired, success, failure)                                     \
  cw_int_compare_and_exchange_explicit(&T##__##field, CW_TYPED(T, holder), (expected), (desired), CW_ORDER_##success,  \
                                       CW_ORDER_##failure)

#endif
