/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of contracts, word by word. Which words belong together is in contract_rules.c.
 */
#include "contract/contract.h"

#include "contract/order.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef enum value_type {
  TYPE_ARGUMENT,
  TYPE_VALUE,
  TYPE_PLACE,
  TYPE_NUMBER,
  TYPE_SIZE,
  TYPE_POSITION,
  TYPE_MEMBER,
  TYPE_ORDER,
  TYPE_RETURNS,
  TYPE_SENTINEL,
  TYPE_SYMBOL,
  TYPE_FLAG
} value_type;

typedef struct key_row {
  const char *word;
  value_type type;
} key_row;

static const key_row keys[CW_KEY_COUNT] = {
#define CW_X(name, word, type) {word, TYPE_##type},
    CW_KEY_TABLE(CW_X)
#undef CW_X
};

typedef struct operation_row {
  const char *word;
  unsigned needs;
} operation_row;

static const operation_row operations[CW_OPERATION_COUNT] = {
#define CW_X(name, word, needs) {word, needs},
    CW_OPERATION_TABLE(CW_X)
#undef CW_X
};

static const char *const role_words[CW_ROLE_COUNT] = {
#define CW_X(name, word) word,
    CW_ROLE_TABLE(CW_X)
#undef CW_X
};

static const char *const returns_words[] = {"nothing", "old", "new", "success", "status"};

/* A piece of the annotation's text; not terminated. */
typedef struct span {
  const char *start;
  size_t length;
} span;

typedef struct parser {
  cw_contract *contract;
  cw_constants constants;
  cw_message *message;
  span rest;
} parser;

__attribute__((format(printf, 2, 3))) static bool fail(parser *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(p->message->text, sizeof p->message->text, format, arguments);
  va_end(arguments);
  return false;
}

/* For "%.*s": a word of the text, shortened to what a message can hold. */
static int shown(span word) {
  return word.length < 60 ? (int)word.length : 60;
}

static bool span_is(span word, const char *text) {
  return word.length == strlen(text) && memcmp(word.start, text, word.length) == 0;
}

static bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n';
}

/* Takes the next word, as white space divides them; empty at the end. */
static span next_word(parser *p) {
  span rest = p->rest;
  while (rest.length > 0 && is_space(*rest.start)) {
    rest.start++;
    rest.length--;
  }
  span word = {rest.start, 0};
  while (word.length < rest.length && !is_space(rest.start[word.length]))
    word.length++;
  p->rest = (span){rest.start + word.length, rest.length - word.length};
  return word;
}

/* Reads a decimal number that fills the whole span; at most 18 digits, so it cannot overflow. */
static bool read_number(span text, int64_t *number) {
  bool negative = text.length > 0 && *text.start == '-';
  size_t i = negative ? 1 : 0;
  if (i == text.length || text.length - i > 18)
    return false;
  int64_t sum = 0;
  for (; i < text.length; i++) {
    if (text.start[i] < '0' || text.start[i] > '9')
      return false;
    sum = sum * 10 + (text.start[i] - '0');
  }
  *number = negative ? -sum : sum;
  return true;
}

/* A number, or `$k`. */
static bool parse_number(parser *p, span word, span value, int64_t *number) {
  bool constant = value.length > 0 && *value.start == '$';
  if (!constant) {
    if (read_number(value, number))
      return true;
    return fail(p, "'%.*s': a number or $k is wanted", shown(word), word.start);
  }
  int64_t index = -1;
  if (!read_number((span){value.start + 1, value.length - 1}, &index) || index < 0)
    return fail(p, "'%.*s': a constant is written $0, $1, ...", shown(word), word.start);
  if ((size_t)index >= p->constants.count)
    return fail(p, "'%.*s': the annotation gives only %zu constants", shown(word), word.start, p->constants.count);
  if (p->constants.unusable && p->constants.unusable[index])
    return fail(p, "'%.*s': that constant is no integer of at most 64 bits", shown(word), word.start);
  *number = p->constants.values[index];
  return true;
}

static span skip(span text, size_t count) {
  return (span){text.start + count, text.length - count};
}

static bool starts_with(span text, const char *start) {
  size_t length = strlen(start);
  return text.length > length && memcmp(text.start, start, length) == 0;
}

static bool parse_argument(parser *p, cw_key key, span word, span value, int64_t *number) {
  if (!parse_number(p, word, value, number))
    return false;
  if (*number < 0)
    return fail(p, "'%.*s': arguments are counted from 0", shown(word), word.start);
  p->contract->form[key] = CW_FORM_ARGUMENT;
  return true;
}

/* `*N` */
static bool parse_pointee(parser *p, cw_key key, span word, span value, int64_t *number) {
  bool parsed = parse_argument(p, key, word, skip(value, 1), number);
  p->contract->form[key] = CW_FORM_POINTEE;
  return parsed;
}

/* `N` or `*N` */
static bool parse_operand(parser *p, cw_key key, span word, span value, int64_t *number) {
  return starts_with(value, "*") ? parse_pointee(p, key, word, value, number)
                                 : parse_argument(p, key, word, value, number);
}

static bool parse_place(parser *p, cw_key key, span word, span value, int64_t *number) {
  return starts_with(value, "*") ? parse_pointee(p, key, word, value, number)
                                 : fail(p, "'%.*s': a place is written *0, *1, ...", shown(word), word.start);
}

/* `N`, `$k` or `argK` */
static bool parse_size(parser *p, cw_key key, span word, span value, int64_t *number) {
  if (starts_with(value, "arg"))
    return parse_argument(p, key, word, skip(value, 3), number);
  if (!parse_number(p, word, value, number))
    return false;
  return *number > 0 || fail(p, "'%.*s': a size is positive", shown(word), word.start);
}

/* `N:size`; a size that is left out is 4. */
static bool parse_member(parser *p, cw_key key, span word, span value, int64_t *number) {
  int64_t size = 4;
  const char *colon = memchr(value.start, ':', value.length);
  if (colon) {
    size_t before = (size_t)(colon - value.start);
    if (!parse_number(p, word, skip(value, before + 1), &size))
      return false;
    value.length = before;
  }
  if (size != 1 && size != 2 && size != 4 && size != 8)
    return fail(p, "'%.*s': an integer has 1, 2, 4 or 8 bytes", shown(word), word.start);
  p->contract->size[key] = (uint8_t)size;
  return parse_number(p, word, value, number);
}

static bool parse_sentinel(parser *p, cw_key key, span word, span value, int64_t *number) {
  *number = 0;
  if (span_is(value, "null"))
    return true;
  if (span_is(value, "fault")) {
    p->contract->form[key] = CW_FORM_FAULT;
    return true;
  }
  return read_number(value, number) || starts_with(value, "$")
             ? parse_number(p, word, value, number)
             : fail(p, "'%.*s': a number, $k, null or fault is wanted", shown(word), word.start);
}

static bool parse_symbol(parser *p, cw_key key, span word, span value) {
  p->contract->form[key] = CW_FORM_SYMBOL;
  p->contract->checked_by = (cw_symbol){value.start, value.length};
  return value.length > 0 || fail(p, "'%.*s': the name of a function is wanted", shown(word), word.start);
}

/* An order's name, or argK. */
static bool parse_order(parser *p, cw_key key, span word, span value, int64_t *number) {
  if (starts_with(value, "arg"))
    return parse_argument(p, key, word, skip(value, 3), number);
  for (int order = 0; order < CW_ORDER_COUNT; order++) {
    if (span_is(value, cw_order_word(order))) {
      *number = order;
      return true;
    }
  }
  return fail(p, "'%.*s': an order is relaxed, consume, acquire, release, acq_rel, seq_cst or argK", shown(word),
              word.start);
}

static bool parse_returns(parser *p, span word, span value, int64_t *number) {
  for (int i = 0; i <= CW_RETURNS_STATUS; i++) {
    if (span_is(value, returns_words[i])) {
      *number = i;
      return true;
    }
  }
  return fail(p, "'%.*s': a helper returns nothing, old, new, success or status", shown(word), word.start);
}

static bool parse_value(parser *p, cw_key key, span word, span value) {
  int64_t *number = &p->contract->number[key];
  switch (keys[key].type) {
  case TYPE_NUMBER:
  case TYPE_POSITION:
    return parse_number(p, word, value, number);
  case TYPE_ARGUMENT:
    return parse_argument(p, key, word, value, number);
  case TYPE_VALUE:
    return parse_operand(p, key, word, value, number);
  case TYPE_PLACE:
    return parse_place(p, key, word, value, number);
  case TYPE_SIZE:
    return parse_size(p, key, word, value, number);
  case TYPE_MEMBER:
    return parse_member(p, key, word, value, number);
  case TYPE_ORDER:
    return parse_order(p, key, word, value, number);
  case TYPE_RETURNS:
    return parse_returns(p, word, value, number);
  case TYPE_SENTINEL:
    return parse_sentinel(p, key, word, value, number);
  case TYPE_SYMBOL:
    return parse_symbol(p, key, word, value);
  case TYPE_FLAG:
    break;
  }
  return fail(p, "'%.*s': takes no value", shown(word), word.start);
}

static cw_key find_key(span name) {
  int key = 0;
  while (key < CW_KEY_COUNT && !span_is(name, keys[key].word))
    key++;
  return (cw_key)key;
}

/* One `key=value`, or a flag. */
static bool parse_pair(parser *p, span word) {
  const char *equals = memchr(word.start, '=', word.length);
  span name = {word.start, equals ? (size_t)(equals - word.start) : word.length};
  cw_key key = find_key(name);
  if (key == CW_KEY_COUNT)
    return fail(p, "unknown word '%.*s'", shown(name), name.start);
  if (p->contract->given[key])
    return fail(p, "'%.*s' is given twice", shown(name), name.start);
  p->contract->given[key] = true;
  p->contract->form[key] = CW_FORM_NUMBER; /* unless its value says otherwise */
  if (equals)
    return parse_value(p, key, word, (span){equals + 1, word.length - name.length - 1});
  if (keys[key].type != TYPE_FLAG)
    return fail(p, "'%.*s' wants a value", shown(name), name.start);
  return true;
}

static bool parse_role(parser *p, span word) {
  const size_t prefix = strlen(CW_CONTRACT_PREFIX);
  span role = skip(word, prefix < word.length ? prefix : word.length);
  for (int i = 0; i < CW_ROLE_COUNT; i++) {
    if (span_is(role, role_words[i])) {
      p->contract->role = (cw_role)i;
      return true;
    }
  }
  return fail(p, "unknown role '%.*s': known are op, new, offset, field, allocate, init, instance", shown(role),
              role.start);
}

static bool parse_operation(parser *p) {
  span word = next_word(p);
  for (int i = 0; i < CW_OPERATION_COUNT; i++) {
    if (span_is(word, operations[i].word)) {
      p->contract->operation = (cw_operation)i;
      return true;
    }
  }
  return fail(p, "unknown operation '%.*s'", shown(word), word.start);
}

/* ---- The interface ---- */

bool cw_contract_is_ours(const char *text, size_t length) {
  const size_t prefix = strlen(CW_CONTRACT_PREFIX);
  return length >= prefix && memcmp(text, CW_CONTRACT_PREFIX, prefix) == 0;
}

bool cw_contract_parse(cw_contract *contract, const char *text, size_t length, cw_constants constants,
                       cw_message *message) {
  parser p = {contract, constants, message, {text, length}};
  memset(contract, 0, sizeof *contract);
  if (!parse_role(&p, next_word(&p)))
    return false;
  if (contract->role == CW_ROLE_OPERATION && !parse_operation(&p))
    return false;
  for (span word = next_word(&p); word.length > 0; word = next_word(&p))
    if (!parse_pair(&p, word))
      return false;
  return cw_contract_check_rules(contract, message);
}

bool cw_contract_equal(const cw_contract *a, const cw_contract *b) {
  return a->role == b->role && a->operation == b->operation && memcmp(a->number, b->number, sizeof a->number) == 0 &&
         memcmp(a->given, b->given, sizeof a->given) == 0 && memcmp(a->form, b->form, sizeof a->form) == 0 &&
         memcmp(a->size, b->size, sizeof a->size) == 0 && a->checked_by.length == b->checked_by.length &&
         (a->checked_by.length == 0 || memcmp(a->checked_by.text, b->checked_by.text, a->checked_by.length) == 0);
}

bool cw_contract_same_layout(const cw_contract *a, const cw_contract *b) {
  for (int key = CW_FIRST_POSITION; key < CW_KEY_COUNT; key++)
    if (a->given[key] && b->given[key] && (a->number[key] != b->number[key] || a->size[key] != b->size[key]))
      return false;
  return true;
}

bool cw_contract_get(const cw_contract *contract, cw_key key, int64_t *number) {
  *number = contract->number[key];
  return contract->given[key];
}

bool cw_key_is_argument(const cw_contract *contract, cw_key key) {
  return contract->form[key] == CW_FORM_ARGUMENT || contract->form[key] == CW_FORM_POINTEE;
}

bool cw_contract_has_code(const cw_contract *contract, cw_operation operation) {
  return operation < CW_CODED_OPERATIONS && contract->given[CW_KEY_CODE_LOAD + (int)operation];
}

unsigned cw_contract_needs(const cw_contract *contract) {
  if (contract->role != CW_ROLE_OPERATION)
    return 0;
  unsigned needs = operations[contract->operation].needs;
  for (int i = 0; i < CW_CODED_OPERATIONS; i++)
    if (cw_contract_has_code(contract, (cw_operation)i))
      needs |= operations[i].needs;
  return needs;
}

const char *cw_key_word(cw_key key) {
  return keys[key].word;
}

const char *cw_operation_word(cw_operation operation) {
  return operations[operation].word;
}

const char *cw_role_word(cw_role role) {
  return role_words[role];
}

const char *cw_returns_word(cw_returns returns) {
  return returns_words[returns];
}
