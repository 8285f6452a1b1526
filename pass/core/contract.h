/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contracts: what an annotation says about one helper function, read from its words. Nothing here knows LLVM, so the
 * parser can be tested and fuzzed alone.
 *
 *   castaway:op add value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 …
 *   ^role       ^operation  ^words: key=value, or a flag
 *
 * A value is a number, `$k` (the k-th constant given with the annotation), `argK` (an order found in an argument) or a
 * name, as the key demands.
 */
#ifndef CASTAWAY_PASS_CONTRACT_H
#define CASTAWAY_PASS_CONTRACT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** What an annotation must start with to be ours. */
#define CW_CONTRACT_PREFIX "castaway:"

typedef enum cw_role {
  CW_ROLE_OPERATION, /* an atomic operation on a field */
  CW_ROLE_CREATION,  /* makes an updater from class and name */
  CW_ROLE_LOOKUP     /* answers a field's offset from class and name */
} cw_role;

/* Operation: enumerator, word, the keys that it needs besides its target (bits of cw_need). */
enum {
  CW_NEED_VALUE = 1,    /* value=A */
  CW_NEED_NUMBER = 2,   /* value=A or by=N */
  CW_NEED_COMPARE = 4,  /* expected=A desired=A failure=ORDER, perhaps weak */
  CW_NEED_FUNCTION = 8, /* function=A context=A */
  CW_NEED_OPERAND = 16, /* operand=A */
  CW_NEED_SIGN = 32     /* signed or unsigned */
};
#define CW_OPERATION_TABLE(X)                                                                                          \
  X(LOAD, "load", 0)                                                                                                   \
  X(STORE, "store", CW_NEED_VALUE)                                                                                     \
  X(EXCHANGE, "exchange", CW_NEED_VALUE)                                                                               \
  X(COMPARE_EXCHANGE, "compare_exchange", CW_NEED_COMPARE)                                                             \
  X(ADD, "add", CW_NEED_NUMBER)                                                                                        \
  X(SUB, "sub", CW_NEED_NUMBER)                                                                                        \
  X(AND, "and", CW_NEED_NUMBER)                                                                                        \
  X(OR, "or", CW_NEED_NUMBER)                                                                                          \
  X(XOR, "xor", CW_NEED_NUMBER)                                                                                        \
  X(MIN, "min", CW_NEED_NUMBER | CW_NEED_SIGN)                                                                         \
  X(MAX, "max", CW_NEED_NUMBER | CW_NEED_SIGN)                                                                         \
  X(UPDATE, "update", CW_NEED_FUNCTION)                                                                                \
  X(ACCUMULATE, "accumulate", CW_NEED_FUNCTION | CW_NEED_OPERAND)

typedef enum cw_operation {
#define CW_X(name, word, needs) CW_OPERATION_##name,
  CW_OPERATION_TABLE(CW_X)
#undef CW_X
      CW_OPERATION_COUNT
} cw_operation;

typedef enum cw_returns { CW_RETURNS_NOTHING, CW_RETURNS_OLD, CW_RETURNS_NEW, CW_RETURNS_SUCCESS } cw_returns;

/* Key: enumerator, word, what its value is. */
#define CW_KEY_TABLE(X)                                                                                                \
  X(UPDATER, "updater", ARGUMENT)                                                                                      \
  X(HOLDER, "holder", ARGUMENT)                                                                                        \
  X(OBJECT, "object", ARGUMENT)                                                                                        \
  X(OFFSET, "offset", ARGUMENT)                                                                                        \
  X(VALUE, "value", ARGUMENT)                                                                                          \
  X(BY, "by", NUMBER)                                                                                                  \
  X(EXPECTED, "expected", ARGUMENT)                                                                                    \
  X(DESIRED, "desired", ARGUMENT)                                                                                      \
  X(FUNCTION, "function", ARGUMENT)                                                                                    \
  X(CONTEXT, "context", ARGUMENT)                                                                                      \
  X(OPERAND, "operand", ARGUMENT)                                                                                      \
  X(ORDER, "order", ORDER)                                                                                             \
  X(FAILURE, "failure", ORDER)                                                                                         \
  X(RETURNS, "returns", RETURNS)                                                                                       \
  X(WEAK, "weak", FLAG)                                                                                                \
  X(SIGNED, "signed", FLAG)                                                                                            \
  X(UNSIGNED, "unsigned", FLAG)                                                                                        \
  X(KIND, "kind", NUMBER)                                                                                              \
  X(SIZE, "size", NUMBER)                                                                                              \
  X(CLASS, "class", ARGUMENT)                                                                                          \
  X(NAME, "name", ARGUMENT)                                                                                            \
  X(VALUE_CLASS, "value_class", ARGUMENT)                                                                              \
  X(RESULT, "result", ARGUMENT)                                                                                        \
  X(SUCCESS, "success", NUMBER)                                                                                        \
  X(MISSING, "missing", NUMBER)                                                                                        \
  X(CLASS_FIELDS, "class.fields", NUMBER)                                                                              \
  X(CLASS_COUNT, "class.count", NUMBER)                                                                                \
  X(CLASS_FLAGS, "class.flags", NUMBER)                                                                                \
  X(CLASS_PLAIN, "class.plain", NUMBER)                                                                                \
  X(CLASS_DEPTH, "class.depth", NUMBER)                                                                                \
  X(CLASS_DISPLAY, "class.display", NUMBER)                                                                            \
  X(CLASS_LEVELS, "class.levels", NUMBER)                                                                              \
  X(FIELD_STRIDE, "field.stride", NUMBER)                                                                              \
  X(FIELD_NAME, "field.name", NUMBER)                                                                                  \
  X(FIELD_OFFSET, "field.offset", NUMBER)                                                                              \
  X(FIELD_SIZE, "field.size", NUMBER)                                                                                  \
  X(FIELD_KIND, "field.kind", NUMBER)                                                                                  \
  X(FIELD_FLAGS, "field.flags", NUMBER)                                                                                \
  X(FIELD_ATOMIC, "field.atomic", NUMBER)                                                                              \
  X(FIELD_PRIVATE, "field.private", NUMBER)                                                                            \
  X(FIELD_VALUE_CLASS, "field.value_class", NUMBER)                                                                    \
  X(OBJECT_CLASS, "object.class", NUMBER)                                                                              \
  X(UPDATER_CLASS, "updater.class", NUMBER)                                                                            \
  X(UPDATER_VALUE_CLASS, "updater.value_class", NUMBER)                                                                \
  X(UPDATER_NAME, "updater.name", NUMBER)                                                                              \
  X(UPDATER_OFFSET, "updater.offset", NUMBER)                                                                          \
  X(UPDATER_SIZE, "updater.size", NUMBER)                                                                              \
  X(UPDATER_KIND, "updater.kind", NUMBER)

typedef enum cw_key {
#define CW_X(name, word, type) CW_KEY_##name,
  CW_KEY_TABLE(CW_X)
#undef CW_X
      CW_KEY_COUNT
} cw_key;

/** One helper's contract. `number[k]` counts only where `given[k]`. */
typedef struct cw_contract {
  cw_role role;
  cw_operation operation;         /* of CW_ROLE_OPERATION */
  int64_t number[CW_KEY_COUNT];   /* argument index, number, order, cw_returns */
  bool given[CW_KEY_COUNT];
  bool order_in_argument[2];      /* number[ORDER], number[FAILURE] are argument indices */
} cw_contract;

/** The constants that came with an annotation. */
typedef struct cw_constants {
  const int64_t *values;
  size_t count;
  const bool *unusable; /* those that are no integers of at most 64 bits; null: none */
} cw_constants;

/** A place for one error message. */
typedef struct cw_message {
  char text[240];
} cw_message;

/** Whether the annotation `text` speaks of castaway at all. */
bool cw_contract_is_ours(const char *text, size_t length);

/** Reads one annotation. On a fault: false, and `message` names the word. */
bool cw_contract_parse(cw_contract *contract, const char *text, size_t length, cw_constants constants,
                       cw_message *message);

/** Whether two contracts say the same. */
bool cw_contract_equal(const cw_contract *a, const cw_contract *b);

/** Whether two contracts lay out classes, fields and updaters alike, as far as both speak of them. */
bool cw_contract_same_layout(const cw_contract *a, const cw_contract *b);

/** Whether the key was given; `*number` is its value then. */
bool cw_contract_get(const cw_contract *contract, cw_key key, int64_t *number);

/** Whether a key's value is the index of an argument of the helper. */
bool cw_key_is_argument(const cw_contract *contract, cw_key key);

const char *cw_key_word(cw_key key);
const char *cw_operation_word(cw_operation operation);

#endif
