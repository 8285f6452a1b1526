/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cold half of field_access.h: turning a failed check into a fault.
 */
#include "field_access.h"

void cw__raise_by_updater(cw_fault_code code, const cw_updater *updater, const void *holder, const void *value,
                          const char *operation, const void *call_site) {
  const cw_class *holder_class = updater ? updater->holder_class : 0;
  const cw_fault fault = {
      .size = sizeof fault,
      .code = code,
      .class_name = holder_class ? holder_class->name : 0,
      .field_name = updater ? updater->name : 0,
      .operation = operation,
      .holder = holder,
      .value = code == CW_FAULT_WRONG_VALUE ? value : 0,
      .call_site = call_site,
  };
  cw_fault_raise(&fault);
}

void cw__raise_by_offset(cw_fault_code code, const void *object, const char *operation, const void *call_site) {
  const cw_fault fault = {
      .size = sizeof fault,
      .code = code,
      .operation = operation,
      .holder = object,
      .call_site = call_site,
  };
  cw_fault_raise(&fault);
}
