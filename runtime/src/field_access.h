/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one way from an operation's arguments to the field they mean: every check, in the documented order, then the
 * address. Inlined into each operation, with the faults out of line, so that a correct call runs straight through.
 *
 * An operation's remaining arguments (function, orders) are judged first and passed as `rest`, the fault to raise once
 * everything before it in the order has been found right.
 */
#ifndef CASTAWAY_SRC_FIELD_ACCESS_H
#define CASTAWAY_SRC_FIELD_ACCESS_H

#include <castaway/fault.h>
#include <castaway/order.h>
#include <castaway/updater.h>
#include <stdbool.h>

#define CW__LIKELY(condition) __builtin_expect(!!(condition), 1)
#define CW__UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define CW__INLINE static inline __attribute__((always_inline))
#define CW__COLD __attribute__((cold, noinline, visibility("hidden")))

#define CW__NO_FAULT ((cw_fault_code)0)

/* Raises a fault of an operation by updater. `updater` is null only for CW_FAULT_NULL_UPDATER. */
CW__COLD void cw__raise_by_updater(cw_fault_code code, const cw_updater *updater, const void *holder, const void *value,
                                   const char *operation, const void *call_site);

/* Raises a fault of an operation by offset. */
CW__COLD void cw__raise_by_offset(cw_fault_code code, const void *object, const char *operation, const void *call_site);

/* ---- Judging single arguments ---- */

/* The display test trusts the descriptor's depth, which cw_class_validate checks; a null class equals no descriptor. */
CW__INLINE bool cw__is_instance(const void *object, const cw_class *wanted) {
  if (wanted->flags & CW_CLASS_PLAIN)
    return true;
  const cw_class *actual = ((const cw_object *)object)->object_class;
  return CW__LIKELY(actual == wanted) || (actual && actual->display[wanted->depth] == wanted);
}

CW__INLINE bool cw__value_fits(const cw_updater *updater, const void *value) {
  return !value || !updater->value_class || cw__is_instance(value, updater->value_class);
}

/* An updater whose class is null was left all zero: declared, but never made. */
CW__INLINE cw_fault_code cw__updater_fault(const cw_updater *updater, const void *holder) {
  if (CW__UNLIKELY(!updater || !updater->holder_class))
    return CW_FAULT_NULL_UPDATER;
  if (CW__UNLIKELY(!holder))
    return CW_FAULT_NULL_HOLDER;
  return CW__LIKELY(cw__is_instance(holder, updater->holder_class)) ? CW__NO_FAULT : CW_FAULT_WRONG_HOLDER;
}

/* ---- The field ---- */

/* The address of the field, or null when a fault was raised and its handler returned. */
CW__INLINE void *cw__updater_field(const cw_updater *updater, void *holder, cw_fault_code rest, const char *operation) {
  cw_fault_code code = cw__updater_fault(updater, holder);
  if (CW__LIKELY(code == CW__NO_FAULT))
    code = rest;
  if (CW__LIKELY(code == CW__NO_FAULT))
    return (char *)holder + updater->offset;
  cw__raise_by_updater(code, updater, holder, 0, operation, __builtin_return_address(0));
  return 0;
}

/* As cw__updater_field, for an operation that stores the reference `value`. */
CW__INLINE void *cw__updater_field_for(const cw_updater *updater, void *holder, const void *value, cw_fault_code rest,
                                       const char *operation) {
  cw_fault_code code = cw__updater_fault(updater, holder);
  if (CW__LIKELY(code == CW__NO_FAULT))
    code = CW__LIKELY(cw__value_fits(updater, value)) ? rest : CW_FAULT_WRONG_VALUE;
  if (CW__LIKELY(code == CW__NO_FAULT))
    return (char *)holder + updater->offset;
  cw__raise_by_updater(code, updater, holder, value, operation, __builtin_return_address(0));
  return 0;
}

/* Whether the reference `value`, a user function's result, may be stored; if not, the fault has been raised. */
CW__INLINE bool cw__updater_may_store(const cw_updater *updater, const void *holder, const void *value,
                                      const char *operation) {
  if (CW__LIKELY(cw__value_fits(updater, value)))
    return true;
  cw__raise_by_updater(CW_FAULT_WRONG_VALUE, updater, holder, value, operation, __builtin_return_address(0));
  return false;
}

/* The address `offset` bytes into `object`, or null when a fault was raised and its handler returned. */
CW__INLINE void *cw__offset_field(void *object, ptrdiff_t offset, cw_fault_code rest, const char *operation) {
  cw_fault_code code = rest;
  if (CW__UNLIKELY(!object))
    code = CW_FAULT_NULL_OBJECT;
  else if (CW__UNLIKELY(offset < 0))
    code = CW_FAULT_NEGATIVE_OFFSET;
  if (CW__LIKELY(code == CW__NO_FAULT))
    return (char *)object + offset;
  cw__raise_by_offset(code, object, operation, __builtin_return_address(0));
  return 0;
}

#endif
