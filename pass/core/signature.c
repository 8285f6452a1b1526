/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Types that words ask for, compared with those of the function.
 */
#include "signature.h"

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

/* An offset or an order: what the pass can compute with. */
static bool is_number(LLVMTypeRef type) {
  return is_integer(type) && LLVMGetIntTypeWidth(type) <= 64;
}

/* 8 to 64 bits, a whole power of two, or a pointer: what one atomic instruction takes. */
static bool is_value(LLVMTypeRef type) {
  if (is_pointer(type))
    return true;
  if (!is_integer(type))
    return false;
  unsigned bits = LLVMGetIntTypeWidth(type);
  return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

typedef bool type_test(LLVMTypeRef type);

/* What the argument behind a key must be. */
static type_test *test_of(cw_key key, const char **wanted) {
  switch (key) {
  case CW_KEY_OFFSET:
  case CW_KEY_ORDER:
  case CW_KEY_FAILURE:
    *wanted = "an integer of at most 64 bits";
    return is_number;
  case CW_KEY_VALUE:
  case CW_KEY_EXPECTED:
  case CW_KEY_DESIRED:
  case CW_KEY_OPERAND:
    *wanted = "a pointer or an integer of 8, 16, 32 or 64 bits";
    return is_value;
  default:
    *wanted = "a pointer";
    return is_pointer;
  }
}

static bool check_argument(const cw_contract *contract, cw_key key, const signature *s, cw_message *message) {
  int64_t index = contract->number[key];
  const char *wanted = "";
  const char *prefix = key == CW_KEY_ORDER || key == CW_KEY_FAILURE ? "arg" : "";
  if (index >= s->count)
    return fail(message, "'%s=%s%lld': the function has only %u parameters", cw_key_word(key), prefix, (long long)index,
                s->count);
  if (test_of(key, &wanted)(s->parameters[index]))
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

/* Every value argument has the one value type. */
static bool check_values(const cw_contract *contract, const signature *s, LLVMTypeRef value, cw_message *message) {
  static const cw_key keys[] = {CW_KEY_VALUE, CW_KEY_EXPECTED, CW_KEY_DESIRED, CW_KEY_OPERAND};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
    if (contract->given[keys[i]] && s->parameters[contract->number[keys[i]]] != value)
      return fail(message, "'%s': not of the type of the other values", cw_key_word(keys[i]));
  }
  bool arithmetic = contract->operation >= CW_OPERATION_ADD && contract->operation <= CW_OPERATION_MAX;
  if (arithmetic && !is_integer(value))
    return fail(message, "'%s' wants an integer", cw_operation_word(contract->operation));
  return true;
}

/* A constant operand is meant as it is written: it must not be cut to the value's width. */
static bool check_constant(const cw_contract *contract, LLVMTypeRef value, cw_message *message) {
  int64_t by = 0;
  if (!cw_contract_get(contract, CW_KEY_BY, &by) || LLVMGetIntTypeWidth(value) >= 64)
    return true;
  int64_t limit = INT64_C(1) << LLVMGetIntTypeWidth(value);
  return (by >= -(limit / 2) && by < limit) || fail(message, "'by=%lld' does not fit the values", (long long)by);
}

static bool check_result(const cw_contract *contract, LLVMTypeRef result, LLVMTypeRef value, cw_message *message) {
  bool fits = false;
  switch ((cw_returns)contract->number[CW_KEY_RETURNS]) {
  case CW_RETURNS_NOTHING:
    fits = LLVMGetTypeKind(result) == LLVMVoidTypeKind;
    break;
  case CW_RETURNS_OLD:
  case CW_RETURNS_NEW:
    fits = result == value;
    break;
  case CW_RETURNS_SUCCESS:
    fits = is_integer(result);
    break;
  }
  return fits || fail(message, "'returns': the function's result has another type");
}

static bool check_operation(const cw_contract *contract, const signature *s, cw_message *message) {
  LLVMTypeRef value = cw_signature_value_type(contract, s->type);
  if (!value || !is_value(value))
    return fail(message, "the type of the field's value cannot be told from the function's type");
  return check_values(contract, s, value, message) && check_constant(contract, value, message) &&
         check_result(contract, LLVMGetReturnType(s->type), value, message);
}

static bool check_integer_result(const char *role, const signature *s, cw_message *message) {
  return is_integer(LLVMGetReturnType(s->type)) || fail(message, "a helper of role '%s' returns an integer", role);
}

bool cw_signature_check(const cw_contract *contract, LLVMValueRef function, cw_message *message) {
  signature s = {.type = LLVMGlobalGetValueType(function)};
  s.count = LLVMCountParamTypes(s.type);
  if (s.count > MAX_PARAMETERS || LLVMIsFunctionVarArg(s.type))
    return fail(message, "the function is variadic or has more than %d parameters", MAX_PARAMETERS);
  LLVMGetParamTypes(s.type, s.parameters);
  if (!check_arguments(contract, &s, message))
    return false;
  switch (contract->role) {
  case CW_ROLE_OPERATION:
    return check_operation(contract, &s, message);
  case CW_ROLE_CREATION:
    return check_integer_result("new", &s, message);
  case CW_ROLE_LOOKUP:
    return check_integer_result("offset", &s, message);
  }
  return false;
}

LLVMTypeRef cw_signature_value_type(const cw_contract *contract, LLVMTypeRef function_type) {
  LLVMTypeRef parameters[MAX_PARAMETERS];
  LLVMGetParamTypes(function_type, parameters);
  static const cw_key keys[] = {CW_KEY_VALUE, CW_KEY_DESIRED, CW_KEY_OPERAND};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    if (contract->given[keys[i]])
      return parameters[contract->number[keys[i]]];
  int64_t returns = contract->number[CW_KEY_RETURNS];
  bool in_result = returns == CW_RETURNS_OLD || returns == CW_RETURNS_NEW;
  return in_result ? LLVMGetReturnType(function_type) : NULL;
}
