/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "contract_promises.h"

#include "contract/order.h"

static bool has(const cw_contract *c, cw_key key) {
  return c->given[key];
}

/* A key that was not given is all zeros, and an index of an argument is not negative. */
static bool is_sound(const cw_contract *c, int key) {
  if (!c->given[key])
    return c->number[key] == 0 && c->form[key] == CW_FORM_ABSENT && c->size[key] == 0;
  return c->form[key] != CW_FORM_ABSENT && (!cw_key_is_argument(c, (cw_key)key) || c->number[key] >= 0);
}

static bool positions_are_sound(const cw_contract *c) {
  for (int key = CW_FIRST_POSITION; key < CW_KEY_COUNT; key++) {
    bool sized = c->size[key] == 0 || c->size[key] == 1 || c->size[key] == 2 || c->size[key] == 4 || c->size[key] == 8;
    if (c->number[key] < 0 || c->number[key] > 1 << 20 || !sized)
      return false;
  }
  return !has(c, CW_KEY_FIELD_STRIDE) || c->number[CW_KEY_FIELD_STRIDE] > 0;
}

/* A row is named in one way, and can be read. */
static bool names_row(const cw_contract *c) {
  bool by_handle = has(c, CW_KEY_FIELD);
  bool by_name = has(c, CW_KEY_CLASS) != has(c, CW_KEY_TABLE) && has(c, CW_KEY_NAME) != has(c, CW_KEY_INDEX) &&
                 has(c, CW_KEY_FIELD_STRIDE);
  return by_handle != by_name && has(c, CW_KEY_FIELD_OFFSET);
}

static bool has_one_target(const cw_contract *c) {
  if (has(c, CW_KEY_UPDATER))
    return has(c, CW_KEY_HOLDER) && !has(c, CW_KEY_OBJECT);
  bool designated = has(c, CW_KEY_FIELD) || has(c, CW_KEY_CLASS) || has(c, CW_KEY_TABLE);
  return has(c, CW_KEY_OBJECT) && (!designated || (!has(c, CW_KEY_OFFSET) && names_row(c)));
}

static bool has_operands(const cw_contract *c) {
  unsigned needs = cw_contract_needs(c);
  bool value = !(needs & (CW_NEED_VALUE | CW_NEED_NUMBER)) || has(c, CW_KEY_VALUE) || has(c, CW_KEY_BY);
  bool compare =
      !(needs & CW_NEED_COMPARE) || (has(c, CW_KEY_EXPECTED) && has(c, CW_KEY_DESIRED) && has(c, CW_KEY_FAILURE));
  bool function = !(needs & CW_NEED_FUNCTION) || (has(c, CW_KEY_FUNCTION) && has(c, CW_KEY_CONTEXT));
  bool operand = !(needs & CW_NEED_OPERAND) || has(c, CW_KEY_OPERAND);
  bool sign = !(needs & CW_NEED_SIGN) || has(c, CW_KEY_SIGNED) != has(c, CW_KEY_UNSIGNED);
  return value && compare && function && operand && sign;
}

static bool order_fits(const cw_contract *c, cw_operation operation) {
  return cw_key_is_argument(c, CW_KEY_ORDER) || cw_order_fits(c->number[CW_KEY_ORDER], cw_order_use_of(operation));
}

static bool operation_is_sound(const cw_contract *c) {
  bool selects = c->operation == CW_OPERATION_SELECT;
  bool coded = false;
  for (int i = 0; i < CW_CODED_OPERATIONS; i++) {
    bool has_code = cw_contract_has_code(c, (cw_operation)i);
    if (has_code && !order_fits(c, (cw_operation)i))
      return false;
    coded = coded || has_code;
  }
  bool status = c->number[CW_KEY_RETURNS] != CW_RETURNS_STATUS || has(c, CW_KEY_DONE);
  return coded == selects && has(c, CW_KEY_CODE) == selects && (selects || order_fits(c, c->operation)) && status &&
         has(c, CW_KEY_ORDER) && has(c, CW_KEY_RETURNS);
}

static const char *broken_by_role(const cw_contract *c) {
  switch (c->role) {
  case CW_ROLE_OPERATION:
    return !has_one_target(c)       ? "one target"
           : !has_operands(c)       ? "all operands"
           : !operation_is_sound(c) ? "codes, orders and results that fit"
                                    : NULL;
  case CW_ROLE_CREATION:
    return has(c, CW_KEY_RESULT) && has(c, CW_KEY_SUCCESS) && names_row(c) ? NULL : "a making that is whole";
  case CW_ROLE_LOOKUP:
  case CW_ROLE_HANDLE:
    return has(c, CW_KEY_MISSING) && names_row(c) ? NULL : "a look-up that is whole";
  default:
    return has(c, CW_KEY_CLASS) && has(c, CW_KEY_OBJECT) == (c->role != CW_ROLE_ALLOCATE) ? NULL : "class and object";
  }
}

const char *contract_broken_promise(const cw_contract *contract) {
  for (int key = 0; key < CW_KEY_COUNT; key++)
    if (!is_sound(contract, key))
      return cw_key_word((cw_key)key);
  if (!positions_are_sound(contract))
    return "positions in range";
  bool symbol = contract->checked_by.length > 0;
  return symbol == has(contract, CW_KEY_CHECKED_BY) ? broken_by_role(contract) : "a symbol where one is given";
}
