/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of contracts, and the rules on which words belong together.
 */
#include "contract.h"

#include "order.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef enum value_type { TYPE_ARGUMENT, TYPE_NUMBER, TYPE_ORDER, TYPE_RETURNS, TYPE_FLAG } value_type;

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

static const char *const returns_words[] = {"nothing", "old", "new", "success"};

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

static bool parse_argument(parser *p, span word, span value, int64_t *number) {
  if (!parse_number(p, word, value, number))
    return false;
  if (*number < 0)
    return fail(p, "'%.*s': arguments are counted from 0", shown(word), word.start);
  return true;
}

/* An order's name, or argK. */
static bool parse_order(parser *p, cw_key key, span word, span value, int64_t *number) {
  if (value.length > 3 && memcmp(value.start, "arg", 3) == 0) {
    p->contract->order_in_argument[key == CW_KEY_FAILURE] = true;
    return parse_argument(p, word, (span){value.start + 3, value.length - 3}, number);
  }
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
  for (int i = 0; i <= CW_RETURNS_SUCCESS; i++) {
    if (span_is(value, returns_words[i])) {
      *number = i;
      return true;
    }
  }
  return fail(p, "'%.*s': a helper returns nothing, old, new or success", shown(word), word.start);
}

static bool parse_value(parser *p, cw_key key, span word, span value) {
  int64_t *number = &p->contract->number[key];
  switch (keys[key].type) {
  case TYPE_NUMBER:
    return parse_number(p, word, value, number);
  case TYPE_ARGUMENT:
    return parse_argument(p, word, value, number);
  case TYPE_ORDER:
    return parse_order(p, key, word, value, number);
  case TYPE_RETURNS:
    return parse_returns(p, word, value, number);
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
  if (equals)
    return parse_value(p, key, word, (span){equals + 1, word.length - name.length - 1});
  if (keys[key].type != TYPE_FLAG)
    return fail(p, "'%.*s' wants a value", shown(name), name.start);
  return true;
}

static bool parse_role(parser *p, span word) {
  const size_t prefix = strlen(CW_CONTRACT_PREFIX);
  span role = {word.start + prefix, word.length - prefix};
  if (span_is(role, "op"))
    p->contract->role = CW_ROLE_OPERATION;
  else if (span_is(role, "new"))
    p->contract->role = CW_ROLE_CREATION;
  else if (span_is(role, "offset"))
    p->contract->role = CW_ROLE_LOOKUP;
  else
    return fail(p, "unknown role '%.*s': known are op, new, offset", shown(role), role.start);
  return true;
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

/* ---- Which words belong together ---- */

/* Keys that mean something only to some operations: which need calls for them. */
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
    {CW_KEY_FUNCTION, CW_NEED_FUNCTION},
    {CW_KEY_CONTEXT, CW_NEED_FUNCTION},
    {CW_KEY_OPERAND, CW_NEED_OPERAND},
    {CW_KEY_SIGNED, CW_NEED_SIGN},
    {CW_KEY_UNSIGNED, CW_NEED_SIGN},
};

/* Every operand word must be one that the operation uses; nothing is silently ignored. */
static bool refuse_foreign_words(parser *p) {
  const cw_contract *c = p->contract;
  bool is_operation = c->role == CW_ROLE_OPERATION;
  unsigned needs = is_operation ? operations[c->operation].needs : 0;
  for (size_t i = 0; i < sizeof operand_keys / sizeof operand_keys[0]; i++)
    if (c->given[operand_keys[i].key] && !(needs & operand_keys[i].need))
      return fail(p, "'%s' means nothing to '%s'", keys[operand_keys[i].key].word,
                  is_operation ? operations[c->operation].word : "a helper that is no operation");
  return true;
}

static bool require(parser *p, cw_key key) {
  return p->contract->given[key] || fail(p, "the word '%s' is missing", keys[key].word);
}

static bool require_range(parser *p, cw_key first, cw_key last) {
  for (int key = first; key <= (int)last; key++)
    if (!require(p, (cw_key)key))
      return false;
  return true;
}

/* Numbers that the plugin computes with: offsets, strides and counts of a sane descriptor. */
static bool check_positions(parser *p) {
  for (int key = CW_KEY_CLASS_FIELDS; key < CW_KEY_COUNT; key++)
    if (p->contract->given[key] && (p->contract->number[key] < 0 || p->contract->number[key] > 1 << 20))
      return fail(p, "'%s': %lld is no position in a descriptor", keys[key].word, (long long)p->contract->number[key]);
  return true;
}

static bool require_class_positions(parser *p) {
  return require_range(p, CW_KEY_CLASS_FIELDS, CW_KEY_OBJECT_CLASS);
}

static bool check_target(parser *p) {
  const cw_contract *c = p->contract;
  if (c->given[CW_KEY_UPDATER] == c->given[CW_KEY_OBJECT])
    return fail(p, "either updater=A holder=A or object=A offset=A is wanted");
  bool by_offset = c->given[CW_KEY_OBJECT];
  cw_key foreign = by_offset ? CW_KEY_HOLDER : CW_KEY_OFFSET;
  if (!require(p, by_offset ? CW_KEY_OFFSET : CW_KEY_HOLDER))
    return false;
  if (c->given[foreign])
    return fail(p, "'%s' means nothing without '%s'", keys[foreign].word, by_offset ? "updater" : "object");
  if (by_offset)
    return true;
  return require(p, CW_KEY_KIND) && require_class_positions(p) &&
         require_range(p, CW_KEY_UPDATER_CLASS, CW_KEY_UPDATER_KIND);
}

static bool check_operands(parser *p) {
  const cw_contract *c = p->contract;
  unsigned needs = operations[c->operation].needs;
  if ((needs & CW_NEED_VALUE) && !require(p, CW_KEY_VALUE))
    return false;
  if ((needs & CW_NEED_NUMBER) && c->given[CW_KEY_VALUE] == c->given[CW_KEY_BY])
    return fail(p, "'%s' wants either value=A or by=N", operations[c->operation].word);
  if ((needs & CW_NEED_COMPARE) && !(require_range(p, CW_KEY_EXPECTED, CW_KEY_DESIRED) && require(p, CW_KEY_FAILURE)))
    return false;
  if ((needs & CW_NEED_FUNCTION) && !require_range(p, CW_KEY_FUNCTION, CW_KEY_CONTEXT))
    return false;
  if ((needs & CW_NEED_OPERAND) && !require(p, CW_KEY_OPERAND))
    return false;
  if ((needs & CW_NEED_SIGN) && c->given[CW_KEY_SIGNED] == c->given[CW_KEY_UNSIGNED])
    return fail(p, "'%s' wants either signed or unsigned", operations[c->operation].word);
  return true;
}

static bool check_returns(parser *p) {
  const cw_contract *c = p->contract;
  int64_t returns = c->number[CW_KEY_RETURNS];
  bool compares = c->operation == CW_OPERATION_COMPARE_EXCHANGE;
  bool fits = returns == CW_RETURNS_NOTHING || (returns == CW_RETURNS_OLD && c->operation != CW_OPERATION_STORE) ||
              (returns == CW_RETURNS_SUCCESS && compares) ||
              (returns == CW_RETURNS_NEW && c->operation >= CW_OPERATION_ADD);
  return fits || fail(p, "'%s' cannot return '%s'", operations[c->operation].word, returns_words[returns]);
}

static bool check_constant_orders(parser *p) {
  const cw_contract *c = p->contract;
  if (!c->order_in_argument[0] && !cw_order_fits((int)c->number[CW_KEY_ORDER], cw_order_use_of(c->operation)))
    return fail(p, "'%s' cannot have the order '%s'", operations[c->operation].word,
                cw_order_word((int)c->number[CW_KEY_ORDER]));
  if (c->given[CW_KEY_FAILURE] && !c->order_in_argument[1] &&
      !cw_order_fits((int)c->number[CW_KEY_FAILURE], CW_ORDER_USE_LOAD))
    return fail(p, "a failed exchange cannot have the order '%s'", cw_order_word((int)c->number[CW_KEY_FAILURE]));
  return true;
}

static bool check_operation(parser *p) {
  return require(p, CW_KEY_ORDER) && require(p, CW_KEY_RETURNS) && check_target(p) && check_operands(p) &&
         check_returns(p) && check_constant_orders(p);
}

static bool check_role(parser *p) {
  switch (p->contract->role) {
  case CW_ROLE_OPERATION:
    return check_operation(p);
  case CW_ROLE_CREATION:
    return require_range(p, CW_KEY_CLASS, CW_KEY_NAME) && require_range(p, CW_KEY_RESULT, CW_KEY_SUCCESS) &&
           require_range(p, CW_KEY_KIND, CW_KEY_SIZE) && require_class_positions(p);
  case CW_ROLE_LOOKUP:
    return require_range(p, CW_KEY_CLASS, CW_KEY_NAME) && require(p, CW_KEY_MISSING) && require_class_positions(p);
  }
  return false;
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
  return refuse_foreign_words(&p) && check_positions(&p) && check_role(&p);
}

bool cw_contract_equal(const cw_contract *a, const cw_contract *b) {
  return a->role == b->role && a->operation == b->operation && memcmp(a->number, b->number, sizeof a->number) == 0 &&
         memcmp(a->given, b->given, sizeof a->given) == 0 &&
         memcmp(a->order_in_argument, b->order_in_argument, sizeof a->order_in_argument) == 0;
}

bool cw_contract_same_layout(const cw_contract *a, const cw_contract *b) {
  for (int key = CW_KEY_CLASS_FIELDS; key < CW_KEY_COUNT; key++)
    if (a->given[key] && b->given[key] && a->number[key] != b->number[key])
      return false;
  return true;
}

bool cw_contract_get(const cw_contract *contract, cw_key key, int64_t *number) {
  *number = contract->number[key];
  return contract->given[key];
}

bool cw_key_is_argument(const cw_contract *contract, cw_key key) {
  if (keys[key].type == TYPE_ORDER)
    return contract->order_in_argument[key == CW_KEY_FAILURE];
  return keys[key].type == TYPE_ARGUMENT;
}

const char *cw_key_word(cw_key key) {
  return keys[key].word;
}

const char *cw_operation_word(cw_operation operation) {
  return operations[operation].word;
}
