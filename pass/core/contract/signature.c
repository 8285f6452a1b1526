/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Types that words ask for, compared with those of the function.
 */
#include "contract/signature.h"

#include <stdarg.h>
#include <stdio.h>

/* More parameters than any helper has. */
#define MAX_PARAMETERS 32

typedef struct signature {
  LLVMTypeRef type;
  unsigned count;
  LLVMTypeRef parameters[MAX_PARAMETERS];
} signature;

__attribute__((format(printf, 2, 3))) static bool fail(cw_message *message, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message->text, sizeof message->text, format, arguments);
  va_end(arguments);
  return false;
}

static bool is_pointer(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind && LLVMGetPointerAddressSpace(type) == 0;
}

static bool is_integer(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind;
}

/* An offset, an order, a width: what the pass can compute with. */
static bool is_number(LLVMTypeRef type) {
  return is_integer(type) && LLVMGetIntTypeWidth(type) <= 64;
}

/* A pointer, or an integer that holds one or an index. */
static bool is_handle(LLVMTypeRef type) {
  return is_pointer(type) || is_number(type);
}

/* What one atomic instruction takes; i1 is C's bool, which is a byte in memory. */
static bool is_value(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMPointerTypeKind:
    return is_pointer(type);
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return true;
  case LLVMIntegerTypeKind: {
    unsigned bits = LLVMGetIntTypeWidth(type);
    return bits == 1 || bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128;
  }
  default:
    return false;
  }
}

typedef bool type_test(LLVMTypeRef type);

/* What the argument behind a key must be. */
static type_test *test_of(const cw_contract *contract, cw_key key, const char **wanted) {
  *wanted = "a pointer";
  if (contract->form[key] == CW_FORM_POINTEE)
    return is_pointer;
  switch (key) {
  case CW_KEY_OFFSET:
  case CW_KEY_ORDER:
  case CW_KEY_FAILURE:
  case CW_KEY_WIDTH:
  case CW_KEY_CODE:
  case CW_KEY_ROW_COUNT:
  case CW_KEY_INDEX:
    *wanted = "an integer of at most 64 bits";
    return is_number;
  case CW_KEY_FIELD:
    *wanted = "a pointer or an integer of at most 64 bits";
    return is_handle;
  case CW_KEY_VALUE:
  case CW_KEY_EXPECTED:
  case CW_KEY_DESIRED:
  case CW_KEY_OPERAND:
    *wanted = "a pointer, a bool, a float, a double or an integer of 8, 16, 32, 64 or 128 bits";
    return is_value;
  default:
    return is_pointer;
  }
}

/* How the annotation wrote the argument's index. */
static const char *prefix_of(const cw_contract *contract, cw_key key) {
  if (contract->form[key] == CW_FORM_POINTEE)
    return "*";
  bool counted = key == CW_KEY_ORDER || key == CW_KEY_FAILURE || key == CW_KEY_WIDTH || key == CW_KEY_ROW_COUNT;
  return counted ? "arg" : "";
}

static bool check_argument(const cw_contract *contract, cw_key key, const signature *s, cw_message *message) {
  int64_t index = contract->number[key];
  const char *wanted = "";
  const char *prefix = prefix_of(contract, key);
  if (index >= s->count)
    return fail(message, "'%s=%s%lld': the function has only %u parameters", cw_key_word(key), prefix, (long long)index,
                s->count);
  if (test_of(contract, key, &wanted)(s->parameters[index]))
    return true;
  return fail(message, "'%s=%s%lld': parameter %lld is not %s", cw_key_word(key), prefix, (long long)index,
              (long long)index, wanted);
}

static bool check_arguments(const cw_contract *contract, const signature *s, cw_message *message) {
  for (int key = 0; key < CW_KEY_COUNT; key++) {
    bool names_argument = contract->given[key] && cw_key_is_argument(contract, (cw_key)key);
    if (names_argument && !check_argument(contract, (cw_key)key, s, message))
      return false;
  }
  return true;
}

/* ---- Operations ---- */

static bool is_floating(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMFloatTypeKind || LLVMGetTypeKind(type) == LLVMDoubleTypeKind;
}

/* Whether the operation can be done on values of the type; of a select, its operations must. */
static bool operation_takes(cw_operation operation, LLVMTypeRef value) {
  if (operation <= CW_OPERATION_EXCHANGE || operation == CW_OPERATION_SELECT)
    return true;
  if (operation >= CW_OPERATION_ADD && operation <= CW_OPERATION_MAX)
    return is_integer(value) && LLVMGetIntTypeWidth(value) > 1;
  return !is_floating(value); /* comparing bits is not comparing numbers */
}

static bool check_operation_takes(const cw_contract *contract, LLVMTypeRef value, cw_message *message) {
  for (int i = 0; i < CW_OPERATION_COUNT; i++) {
    cw_operation operation = (cw_operation)i;
    bool wanted = contract->operation == operation || cw_contract_has_code(contract, operation);
    if (wanted && !operation_takes(operation, value))
      return fail(message,
                  operation <= CW_OPERATION_MAX && operation >= CW_OPERATION_ADD ? "'%s' wants an integer"
                                                                                 : "'%s' wants a pointer or an integer",
                  cw_operation_word(operation));
  }
  return true;
}

/* Every value that is passed directly has the one value type; with a width, it is an integer that is cut to it. */
static bool check_values(const cw_contract *contract, const signature *s, LLVMTypeRef value, cw_message *message) {
  static const cw_key keys[] = {CW_KEY_VALUE, CW_KEY_EXPECTED, CW_KEY_DESIRED, CW_KEY_OPERAND};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
    if (contract->form[keys[i]] != CW_FORM_ARGUMENT)
      continue;
    LLVMTypeRef type = s->parameters[contract->number[keys[i]]];
    if (contract->given[CW_KEY_WIDTH] ? !is_integer(type) : type != value)
      return fail(message,
                  contract->given[CW_KEY_WIDTH] ? "'%s': with a width, values are integers or passed by pointer"
                                                : "'%s': not of the type of the other values",
                  cw_key_word(keys[i]));
  }
  return true;
}

/* A number in a contract is meant as it is written: it must not be cut to the `bits` of what it stands for. */
static bool check_number(const cw_contract *contract, cw_key key, int64_t bits, const char *what, cw_message *message) {
  int64_t number = 0;
  if (!cw_contract_get(contract, key, &number) || bits >= 64)
    return true;
  int64_t limit = INT64_C(1) << bits;
  bool fits = number >= -(limit / 2) && number < limit;
  return fits || fail(message, "'%s=%lld' does not fit %s", cw_key_word(key), (long long)number, what);
}

/* Likewise, a number that the function answers. */
static bool check_answer(const cw_contract *contract, cw_key key, LLVMTypeRef result, cw_message *message) {
  int64_t bits = is_integer(result) ? LLVMGetIntTypeWidth(result) : 64;
  return check_number(contract, key, bits, "the function's result", message);
}

static bool check_result(const cw_contract *contract, LLVMTypeRef result, LLVMTypeRef value, cw_message *message) {
  bool fits = false;
  switch ((cw_returns)contract->number[CW_KEY_RETURNS]) {
  case CW_RETURNS_NOTHING:
    fits = LLVMGetTypeKind(result) == LLVMVoidTypeKind;
    break;
  case CW_RETURNS_OLD:
  case CW_RETURNS_NEW:
    fits = contract->given[CW_KEY_WIDTH] ? is_integer(result) : result == value;
    break;
  case CW_RETURNS_SUCCESS:
  case CW_RETURNS_STATUS:
    fits = is_integer(result);
    break;
  }
  if (!fits)
    return fail(message, "'returns': the function's result has another type");
  return check_answer(contract, CW_KEY_DONE, result, message) && check_answer(contract, CW_KEY_UNDONE, result, message);
}

/* A width that is written down is one that an instruction has. */
static bool check_width(const cw_contract *contract, cw_message *message) {
  int64_t width = contract->number[CW_KEY_WIDTH];
  if (contract->form[CW_KEY_WIDTH] != CW_FORM_NUMBER)
    return true;
  bool sound = width == 1 || width == 2 || width == 4 || width == 8 || width == 16;
  return sound ? check_number(contract, CW_KEY_BY, width * 8, "the values", message)
               : fail(message, "'width=%lld': a value has 1, 2, 4, 8 or 16 bytes", (long long)width);
}

static bool check_operation(const cw_contract *contract, const signature *s, cw_message *message) {
  LLVMTypeRef value = cw_signature_value_type(contract, s->type);
  if (contract->given[CW_KEY_WIDTH])
    return check_width(contract, message) && check_values(contract, s, NULL, message) &&
           check_result(contract, LLVMGetReturnType(s->type), NULL, message);
  if (!value || !is_value(value))
    return fail(message, "the type of the field's value cannot be told from the function's type; width=N says it");
  int64_t bits = is_integer(value) ? LLVMGetIntTypeWidth(value) : 64;
  return check_values(contract, s, value, message) && check_operation_takes(contract, value, message) &&
         check_number(contract, CW_KEY_BY, bits, "the values", message) &&
         check_result(contract, LLVMGetReturnType(s->type), value, message);
}

/* ---- Other roles ---- */

static bool check_result_type(const cw_contract *contract, const signature *s, type_test *test, const char *wanted,
                              cw_message *message) {
  LLVMTypeRef result = LLVMGetReturnType(s->type);
  if (!test(result))
    return fail(message, "a helper of role '%s' returns %s", cw_role_word(contract->role), wanted);
  return check_answer(contract, CW_KEY_MISSING, result, message) &&
         check_answer(contract, CW_KEY_SUCCESS, result, message);
}

static bool check_role(const cw_contract *contract, const signature *s, cw_message *message) {
  switch (contract->role) {
  case CW_ROLE_OPERATION:
    return check_operation(contract, s, message);
  case CW_ROLE_CREATION:
  case CW_ROLE_LOOKUP:
  case CW_ROLE_INSTANCE:
    return check_result_type(contract, s, is_integer, "an integer", message);
  case CW_ROLE_HANDLE:
    return check_result_type(contract, s, is_handle, "a pointer or an integer", message);
  case CW_ROLE_ALLOCATE:
    return check_result_type(contract, s, is_pointer, "a pointer", message);
  case CW_ROLE_INIT:
    return true;
  case CW_ROLE_COUNT:
    break;
  }
  return false;
}

bool cw_signature_check(const cw_contract *contract, LLVMValueRef function, cw_message *message) {
  signature s = {.type = LLVMGlobalGetValueType(function)};
  s.count = LLVMCountParamTypes(s.type);
  if (s.count > MAX_PARAMETERS || LLVMIsFunctionVarArg(s.type))
    return fail(message, "the function is variadic or has more than %d parameters", MAX_PARAMETERS);
  LLVMGetParamTypes(s.type, s.parameters);
  if (!check_arguments(contract, &s, message))
    return false;
  return check_role(contract, &s, message);
}

LLVMTypeRef cw_signature_value_type(const cw_contract *contract, LLVMTypeRef function_type) {
  LLVMTypeRef parameters[MAX_PARAMETERS];
  LLVMGetParamTypes(function_type, parameters);
  static const cw_key keys[] = {CW_KEY_VALUE, CW_KEY_DESIRED, CW_KEY_EXPECTED, CW_KEY_OPERAND};
  if (contract->given[CW_KEY_WIDTH])
    return NULL;
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    if (contract->form[keys[i]] == CW_FORM_ARGUMENT)
      return parameters[contract->number[keys[i]]];
  int64_t returns = contract->number[CW_KEY_RETURNS];
  bool in_result = returns == CW_RETURNS_OLD || returns == CW_RETURNS_NEW;
  return in_result ? LLVMGetReturnType(function_type) : NULL;
}
