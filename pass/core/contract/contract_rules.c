/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which words of a contract belong together: nothing that was written is silently ignored, and nothing that the plugin
 * needs is missing.
 */
#include "contract/contract.h"

#include "contract/order.h"

#include <stdarg.h>
#include <stdio.h>

/* The contract under examination, and where to say what is wrong with it. */
typedef struct rules {
  const cw_contract *contract;
  cw_message *message;
} rules;

__attribute__((format(printf, 2, 3))) static bool fail(const rules *r, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(r->message->text, sizeof r->message->text, format, arguments);
  va_end(arguments);
  return false;
}

static bool given(const rules *r, cw_key key) {
  return r->contract->given[key];
}

static bool require(const rules *r, cw_key key) {
  return given(r, key) || fail(r, "the word '%s' is missing", cw_key_word(key));
}

/* `key` cannot stand without `other`. */
static bool goes_with(const rules *r, cw_key key, cw_key other) {
  return !given(r, key) || given(r, other) || fail(r, "the word '%s' is missing", cw_key_word(other));
}

/* ---- Words that mean nothing here ---- */

/* What the message calls the helper. */
static const char *helper_word(const rules *r) {
  bool is_operation = r->contract->role == CW_ROLE_OPERATION;
  return is_operation ? cw_operation_word(r->contract->operation) : cw_role_word(r->contract->role);
}

enum {
  OP = 1 << CW_ROLE_OPERATION,
  NEW = 1 << CW_ROLE_CREATION,
  NAMES = 1 << CW_ROLE_LOOKUP | 1 << CW_ROLE_HANDLE,
  LOOKUP = 1 << CW_ROLE_LOOKUP,
  TYPES = 1 << CW_ROLE_ALLOCATE | 1 << CW_ROLE_INIT | 1 << CW_ROLE_INSTANCE,
  OBJECTS = 1 << CW_ROLE_INIT | 1 << CW_ROLE_INSTANCE
};

/* Roles that a word may stand in. Words that are not listed may stand in operations only; positions anywhere. */
static const struct {
  cw_key key;
  int roles;
} role_of_key[] = {
    {CW_KEY_OBJECT, OP | OBJECTS},
    {CW_KEY_FIELD, OP | LOOKUP},
    {CW_KEY_CLASS, OP | NEW | NAMES | TYPES},
    {CW_KEY_TABLE, OP | NAMES},
    {CW_KEY_ROW_COUNT, OP | NAMES},
    {CW_KEY_NAME, OP | NEW | NAMES},
    {CW_KEY_INDEX, OP | NAMES},
    {CW_KEY_KIND, OP | NEW | NAMES},
    {CW_KEY_SIZE, NEW},
    {CW_KEY_VALUE_CLASS, NEW},
    {CW_KEY_RESULT, NEW},
    {CW_KEY_SUCCESS, NEW},
    {CW_KEY_MISSING, NAMES},
    {CW_KEY_CHECKED_BY, OP | NEW},
};

static int roles_of(cw_key key) {
  for (size_t i = 0; i < sizeof role_of_key / sizeof role_of_key[0]; i++)
    if (role_of_key[i].key == key)
      return role_of_key[i].roles;
  return OP;
}

/* Operand words, and the needs that call for them. */
static const struct {
  cw_key key;
  unsigned need;
} operand_keys[] = {
    {CW_KEY_VALUE, CW_NEED_VALUE | CW_NEED_NUMBER},
    {CW_KEY_BY, CW_NEED_NUMBER},
    {CW_KEY_EXPECTED, CW_NEED_COMPARE},
    {CW_KEY_DESIRED, CW_NEED_COMPARE},
    {CW_KEY_FAILURE, CW_NEED_COMPARE},
    {CW_KEY_WEAK, CW_NEED_COMPARE},
    {CW_KEY_UNDONE, CW_NEED_COMPARE},
    {CW_KEY_FUNCTION, CW_NEED_FUNCTION},
    {CW_KEY_CONTEXT, CW_NEED_FUNCTION},
    {CW_KEY_OPERAND, CW_NEED_OPERAND},
    {CW_KEY_SIGNED, CW_NEED_SIGN},
    {CW_KEY_UNSIGNED, CW_NEED_SIGN},
};

/* With a width, they say how a result is extended. */
static bool is_sign_of_width(const rules *r, cw_key key) {
  return given(r, CW_KEY_WIDTH) && (key == CW_KEY_SIGNED || key == CW_KEY_UNSIGNED);
}

static bool refuse_foreign_words(const rules *r) {
  for (int key = 0; key < (int)CW_FIRST_POSITION; key++)
    if (given(r, (cw_key)key) && !(roles_of((cw_key)key) & 1 << r->contract->role))
      return fail(r, "'%s' means nothing to '%s'", cw_key_word((cw_key)key), helper_word(r));
  if (r->contract->role != CW_ROLE_OPERATION)
    return true;
  unsigned needs = cw_contract_needs(r->contract);
  for (size_t i = 0; i < sizeof operand_keys / sizeof operand_keys[0]; i++)
    if (given(r, operand_keys[i].key) && !(needs & operand_keys[i].need) && !is_sign_of_width(r, operand_keys[i].key))
      return fail(r, "'%s' means nothing to '%s'", cw_key_word(operand_keys[i].key), helper_word(r));
  return true;
}

/* ---- Where descriptors keep what ---- */

/* Numbers that the plugin computes with: offsets, strides and counts of a sane descriptor. Rows have a size. */
static bool check_positions(const rules *r) {
  for (int key = CW_FIRST_POSITION; key < CW_KEY_COUNT; key++) {
    int64_t number = r->contract->number[key];
    int64_t least = key == CW_KEY_FIELD_STRIDE ? 1 : 0;
    if (given(r, (cw_key)key) && (number < least || number > 1 << 20))
      return fail(r, "'%s': %lld is no position in a descriptor", cw_key_word((cw_key)key), (long long)number);
  }
  return true;
}

/* Positions that are of no use alone. */
static bool check_position_groups(const rules *r) {
  if (given(r, CW_KEY_CLASS_FIELDS) && given(r, CW_KEY_CLASS_ROWS))
    return fail(r, "either class.fields or class.rows is wanted");
  return goes_with(r, CW_KEY_CLASS_FLAGS, CW_KEY_CLASS_PLAIN) && goes_with(r, CW_KEY_CLASS_PLAIN, CW_KEY_CLASS_FLAGS) &&
         goes_with(r, CW_KEY_CLASS_DEPTH, CW_KEY_CLASS_DISPLAY) &&
         goes_with(r, CW_KEY_CLASS_DISPLAY, CW_KEY_CLASS_LEVELS) &&
         goes_with(r, CW_KEY_CLASS_LEVELS, CW_KEY_CLASS_DEPTH) &&
         goes_with(r, CW_KEY_FIELD_ATOMIC, CW_KEY_FIELD_FLAGS) &&
         goes_with(r, CW_KEY_FIELD_PRIVATE, CW_KEY_FIELD_FLAGS) &&
         goes_with(r, CW_KEY_UPDATER_NAME, CW_KEY_UPDATER_CLASS);
}

/* What the search of a class's or table's rows needs. */
static bool check_rows(const rules *r) {
  if (given(r, CW_KEY_CLASS) && !given(r, CW_KEY_CLASS_FIELDS) && !given(r, CW_KEY_CLASS_ROWS))
    return fail(r, "the word 'class.fields' (or 'class.rows') is missing");
  if (given(r, CW_KEY_NAME) && !require(r, CW_KEY_FIELD_NAME))
    return false;
  return require(r, CW_KEY_FIELD_STRIDE) && require(r, CW_KEY_FIELD_OFFSET);
}

/* A field named by class or table, and by name or index. */
static bool check_designator(const rules *r) {
  if (given(r, CW_KEY_CLASS) == given(r, CW_KEY_TABLE))
    return fail(r, "either class=A or table=A is wanted");
  if (given(r, CW_KEY_NAME) == given(r, CW_KEY_INDEX))
    return fail(r, "either name=A or index=A is wanted");
  return goes_with(r, CW_KEY_ROW_COUNT, CW_KEY_TABLE) && check_rows(r);
}

/* The first word given that says which row of which table; CW_KEY_COUNT: none. */
static cw_key designator_word(const rules *r) {
  static const cw_key words[] = {CW_KEY_CLASS, CW_KEY_TABLE, CW_KEY_NAME, CW_KEY_INDEX, CW_KEY_ROW_COUNT};
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (given(r, words[i]))
      return words[i];
  return CW_KEY_COUNT;
}

static bool has_designator(const rules *r) {
  return designator_word(r) != CW_KEY_COUNT;
}

/* A field named by its handle, or by a designator. A kind is compared with that of its row. */
static bool check_handle_or_designator(const rules *r) {
  if (!goes_with(r, CW_KEY_KIND, CW_KEY_FIELD_KIND))
    return false;
  if (!given(r, CW_KEY_FIELD))
    return check_designator(r);
  if (has_designator(r))
    return fail(r, "either field=A or class=A (table=A) is wanted");
  return require(r, CW_KEY_FIELD_OFFSET);
}

/* Updaters whose fields have kinds are of one of them. */
static bool check_kind(const rules *r) {
  bool compared = given(r, CW_KEY_FIELD_KIND) || given(r, CW_KEY_UPDATER_KIND);
  return !compared || require(r, CW_KEY_KIND);
}

/* ---- Operations ---- */

/* An updater names its field by offset, by a pointer to the row, or by name; how a row is read must be told, too. */
static bool check_updater_target(const rules *r) {
  if (!require(r, CW_KEY_HOLDER))
    return false;
  cw_key foreign = given(r, CW_KEY_OFFSET) ? CW_KEY_OFFSET : given(r, CW_KEY_FIELD) ? CW_KEY_FIELD : designator_word(r);
  if (foreign != CW_KEY_COUNT)
    return fail(r, "'%s' means nothing with 'updater'", cw_key_word(foreign));
  if (given(r, CW_KEY_UPDATER_NAME) &&
      !(require(r, CW_KEY_FIELD_NAME) && require(r, CW_KEY_FIELD_STRIDE) && require(r, CW_KEY_FIELD_OFFSET)))
    return false;
  if (given(r, CW_KEY_UPDATER_FIELD) && !given(r, CW_KEY_UPDATER_OFFSET) && !require(r, CW_KEY_FIELD_OFFSET))
    return false;
  return check_kind(r);
}

static bool check_object_target(const rules *r) {
  if (given(r, CW_KEY_HOLDER))
    return fail(r, "'holder' means nothing without 'updater'");
  if (given(r, CW_KEY_OFFSET) && (given(r, CW_KEY_FIELD) || has_designator(r)))
    return fail(r, "either offset=A or %s is wanted", given(r, CW_KEY_FIELD) ? "field=A" : "class=A (table=A)");
  if (given(r, CW_KEY_FIELD) || has_designator(r))
    return check_handle_or_designator(r);
  bool is_the_field = !given(r, CW_KEY_OFFSET);
  return !is_the_field || !given(r, CW_KEY_KIND) || fail(r, "'kind' means nothing to an object that is the field");
}

static bool check_target(const rules *r) {
  if (given(r, CW_KEY_UPDATER) == given(r, CW_KEY_OBJECT))
    return fail(r, "either updater=A holder=A or object=A is wanted");
  return given(r, CW_KEY_UPDATER) ? check_updater_target(r) : check_object_target(r);
}

static bool check_operands(const rules *r) {
  unsigned needs = cw_contract_needs(r->contract);
  const char *operation = cw_operation_word(r->contract->operation);
  bool selects = r->contract->operation == CW_OPERATION_SELECT;
  if (selects && given(r, CW_KEY_BY))
    return fail(r, "'by' means nothing to 'select'");
  unsigned in_value = CW_NEED_VALUE | (selects ? CW_NEED_NUMBER : 0);
  if ((needs & in_value) && !require(r, CW_KEY_VALUE))
    return false;
  if ((needs & CW_NEED_NUMBER) && given(r, CW_KEY_VALUE) == given(r, CW_KEY_BY))
    return fail(r, "'%s' wants either value=A or by=N", operation);
  if ((needs & CW_NEED_COMPARE) &&
      !(require(r, CW_KEY_EXPECTED) && require(r, CW_KEY_DESIRED) && require(r, CW_KEY_FAILURE)))
    return false;
  if ((needs & CW_NEED_FUNCTION) && !(require(r, CW_KEY_FUNCTION) && require(r, CW_KEY_CONTEXT)))
    return false;
  if ((needs & CW_NEED_OPERAND) && !require(r, CW_KEY_OPERAND))
    return false;
  bool both_signs = given(r, CW_KEY_SIGNED) && given(r, CW_KEY_UNSIGNED);
  bool no_sign = !given(r, CW_KEY_SIGNED) && !given(r, CW_KEY_UNSIGNED);
  if (both_signs || ((needs & CW_NEED_SIGN) && no_sign))
    return fail(r, "'%s' wants either signed or unsigned", operation);
  return true;
}

/* Values are passed as they are where a user's function gets them. */
static bool check_places(const rules *r) {
  bool calls_function = given(r, CW_KEY_FUNCTION);
  bool indirect = r->contract->form[CW_KEY_OPERAND] == CW_FORM_POINTEE;
  bool places = given(r, CW_KEY_OLD) || given(r, CW_KEY_NEW) || given(r, CW_KEY_WIDTH);
  if (calls_function && (indirect || places))
    return fail(r, "a helper that takes a function passes its values directly");
  if (given(r, CW_KEY_OLD) && r->contract->operation == CW_OPERATION_STORE)
    return fail(r, "'old' means nothing to 'store'");
  bool makes_new = r->contract->operation >= CW_OPERATION_ADD;
  return makes_new || !given(r, CW_KEY_NEW) || fail(r, "'new' means nothing to '%s'", helper_word(r));
}

static bool returns_fits(const cw_contract *c, int64_t returns) {
  switch (returns) {
  case CW_RETURNS_OLD:
    return c->operation != CW_OPERATION_STORE;
  case CW_RETURNS_NEW:
    return c->operation >= CW_OPERATION_ADD && c->operation != CW_OPERATION_SELECT;
  case CW_RETURNS_SUCCESS:
    return c->operation == CW_OPERATION_COMPARE_EXCHANGE;
  default:
    return true;
  }
}

static bool check_returns(const rules *r) {
  int64_t returns = r->contract->number[CW_KEY_RETURNS];
  if (!returns_fits(r->contract, returns))
    return fail(r, "'%s' cannot return '%s'", helper_word(r), cw_returns_word((cw_returns)returns));
  if (returns == CW_RETURNS_STATUS)
    return require(r, CW_KEY_DONE);
  if (given(r, CW_KEY_DONE) || given(r, CW_KEY_UNDONE))
    return fail(r, "'%s' means nothing without 'returns=status'", given(r, CW_KEY_DONE) ? "done" : "undone");
  return true;
}

static bool check_order_of(const rules *r, cw_operation operation) {
  int64_t order = r->contract->number[CW_KEY_ORDER];
  bool in_argument = cw_key_is_argument(r->contract, CW_KEY_ORDER);
  return in_argument || cw_order_fits(order, cw_order_use_of(operation)) ||
         fail(r, "'%s' cannot have the order '%s'", cw_operation_word(operation), cw_order_word((int)order));
}

static bool check_constant_orders(const rules *r) {
  const cw_contract *c = r->contract;
  if (c->operation != CW_OPERATION_SELECT && !check_order_of(r, c->operation))
    return false;
  for (int i = 0; i < CW_CODED_OPERATIONS; i++)
    if (cw_contract_has_code(c, (cw_operation)i) && !check_order_of(r, (cw_operation)i))
      return false;
  int64_t failure = c->number[CW_KEY_FAILURE];
  if (given(r, CW_KEY_FAILURE) && !cw_key_is_argument(c, CW_KEY_FAILURE) && !cw_order_fits(failure, CW_ORDER_USE_LOAD))
    return fail(r, "a failed exchange cannot have the order '%s'", cw_order_word((int)failure));
  return true;
}

/* Codes belong to select, are there, and differ. */
static bool check_codes(const rules *r) {
  const cw_contract *c = r->contract;
  unsigned count = 0;
  for (int i = 0; i < CW_CODED_OPERATIONS; i++) {
    if (!cw_contract_has_code(c, (cw_operation)i))
      continue;
    count++;
    for (int j = 0; j < i; j++)
      if (cw_contract_has_code(c, (cw_operation)j) &&
          c->number[CW_KEY_CODE_LOAD + i] == c->number[CW_KEY_CODE_LOAD + j])
        return fail(r, "'%s' and '%s' are the same code", cw_key_word((cw_key)(CW_KEY_CODE_LOAD + j)),
                    cw_key_word((cw_key)(CW_KEY_CODE_LOAD + i)));
  }
  if (c->operation == CW_OPERATION_SELECT)
    return require(r, CW_KEY_CODE) && (count > 0 || fail(r, "'select' wants code.add=N or another code"));
  return (count == 0 && !given(r, CW_KEY_CODE)) || fail(r, "codes mean nothing to '%s'", helper_word(r));
}

static bool check_operation(const rules *r) {
  return check_codes(r) && require(r, CW_KEY_ORDER) && require(r, CW_KEY_RETURNS) && check_target(r) &&
         check_operands(r) && check_places(r) && check_returns(r) && check_constant_orders(r);
}

/* ---- Other roles ---- */

/* A new updater: for one kind of field, which must be compared where fields have kinds. */
static bool check_creation(const rules *r) {
  bool by_class = require(r, CW_KEY_CLASS) && require(r, CW_KEY_NAME) && require(r, CW_KEY_RESULT) &&
                  require(r, CW_KEY_SUCCESS) && check_rows(r);
  return by_class && check_kind(r) && goes_with(r, CW_KEY_FIELD_SIZE, CW_KEY_SIZE) &&
         goes_with(r, CW_KEY_VALUE_CLASS, CW_KEY_FIELD_VALUE_CLASS);
}

static bool check_role(const rules *r) {
  switch (r->contract->role) {
  case CW_ROLE_OPERATION:
    return check_operation(r);
  case CW_ROLE_CREATION:
    return check_creation(r);
  case CW_ROLE_LOOKUP:
    return check_handle_or_designator(r) && require(r, CW_KEY_MISSING);
  case CW_ROLE_HANDLE:
    return goes_with(r, CW_KEY_KIND, CW_KEY_FIELD_KIND) && check_designator(r) && require(r, CW_KEY_MISSING);
  case CW_ROLE_INIT:
  case CW_ROLE_INSTANCE:
    return require(r, CW_KEY_OBJECT) && require(r, CW_KEY_CLASS);
  case CW_ROLE_ALLOCATE:
    return require(r, CW_KEY_CLASS);
  case CW_ROLE_COUNT:
    break;
  }
  return false;
}

bool cw_contract_check_rules(const cw_contract *contract, cw_message *message) {
  const rules r = {contract, message};
  return refuse_foreign_words(&r) && check_positions(&r) && check_position_groups(&r) && check_role(&r);
}
