/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contracts: what an annotation says about one helper function, read from its words. Nothing here knows LLVM, so the
 * parser can be tested and fuzzed alone. docs/contracts.md explains every word to users.
 *
 *   castaway:op add value=2 returns=old order=seq_cst updater=0 holder=1 kind=$17 class.fields=$0 …
 *   ^role       ^operation  ^words: key=value, or a flag
 */
#ifndef CASTAWAY_PASS_CONTRACT_H
#define CASTAWAY_PASS_CONTRACT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** What an annotation must start with to be ours. */
#define CW_CONTRACT_PREFIX "castaway:"

/* Role: enumerator, word. */
#define CW_ROLE_TABLE(X)                                                                                               \
  X(OPERATION, "op")      /* an atomic operation on a field */                                                              \
  X(CREATION, "new")      /* makes an updater from class and name */                                                        \
  X(LOOKUP, "offset")     /* answers a field's offset from class and name, a table, or a handle */                         \
  X(HANDLE, "field")      /* answers a handle: a pointer to the field's row, as a pointer or an integer */                  \
  X(ALLOCATE, "allocate") /* answers a new object of a class, or null */                                               \
  X(INIT, "init")         /* makes an object an instance of a class */                                                         \
  X(INSTANCE, "instance") /* whether an object is not null and an instance of a class */

typedef enum cw_role {
#define CW_X(name, word) CW_ROLE_##name,
  CW_ROLE_TABLE(CW_X)
#undef CW_X
      CW_ROLE_COUNT
} cw_role;

/* Operation: enumerator, word, the keys that it needs besides its target (bits of cw_need). */
enum {
  CW_NEED_VALUE = 1,     /* value=A */
  CW_NEED_NUMBER = 2,    /* value=A or by=N */
  CW_NEED_COMPARE = 4,   /* expected=A desired=A failure=ORDER, perhaps weak */
  CW_NEED_FUNCTION = 8,  /* function=A context=A */
  CW_NEED_OPERAND = 16,  /* operand=A */
  CW_NEED_SIGN = 32      /* signed or unsigned */
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
  X(ACCUMULATE, "accumulate", CW_NEED_FUNCTION | CW_NEED_OPERAND)                                                      \
  X(SELECT, "select", 0) /* one of those above but the last two, as an argument says by its code */

typedef enum cw_operation {
#define CW_X(name, word, needs) CW_OPERATION_##name,
  CW_OPERATION_TABLE(CW_X)
#undef CW_X
      CW_OPERATION_COUNT
} cw_operation;

/** Operations that a `select` can choose: the first so many. */
#define CW_CODED_OPERATIONS CW_OPERATION_UPDATE

typedef enum cw_returns {
  CW_RETURNS_NOTHING,
  CW_RETURNS_OLD,
  CW_RETURNS_NEW,
  CW_RETURNS_SUCCESS, /* of a compare_exchange: 1 if it stored, else 0 */
  CW_RETURNS_STATUS   /* the number `done`; where a compare_exchange did not store, `undone` if given */
} cw_returns;

/*
 * Key: enumerator, word, what its value is.
 *   ARGUMENT  an argument's index                       VALUE     that, or `*N`: what the pointer in argument N points
 * to NUMBER    a number or $k                            SIZE      that, or argK: the number that argument K holds
 *   PLACE     always `*N`: where a result is stored     ORDER     a C11 order's name, or argK
 *   POSITION  offset of a pointer, or a mask or count   MEMBER    offset of an integer; `:1`, `:2`, `:4`, `:8` its size
 *   RETURNS   what the helper answers                   SENTINEL  a number, `null` (0) or `fault` (never returns)
 *   SYMBOL    the name of a function                    FLAG      stands alone
 */
#define CW_KEY_TABLE(X)                                                                                                \
  X(UPDATER, "updater", ARGUMENT)                                                                                      \
  X(HOLDER, "holder", ARGUMENT)                                                                                        \
  X(OBJECT, "object", ARGUMENT)                                                                                        \
  X(OFFSET, "offset", ARGUMENT)                                                                                        \
  X(FIELD, "field", ARGUMENT)                                                                                          \
  X(CLASS, "class", ARGUMENT)                                                                                          \
  X(TABLE, "table", ARGUMENT)                                                                                          \
  X(ROW_COUNT, "count", SIZE)                                                                                          \
  X(NAME, "name", ARGUMENT)                                                                                            \
  X(INDEX, "index", ARGUMENT)                                                                                          \
  X(VALUE, "value", VALUE)                                                                                             \
  X(BY, "by", NUMBER)                                                                                                  \
  X(EXPECTED, "expected", VALUE)                                                                                       \
  X(DESIRED, "desired", VALUE)                                                                                         \
  X(FUNCTION, "function", ARGUMENT)                                                                                    \
  X(CONTEXT, "context", ARGUMENT)                                                                                      \
  X(OPERAND, "operand", VALUE)                                                                                         \
  X(OLD, "old", PLACE)                                                                                                 \
  X(NEW, "new", PLACE)                                                                                                 \
  X(WIDTH, "width", SIZE)                                                                                              \
  X(ORDER, "order", ORDER)                                                                                             \
  X(FAILURE, "failure", ORDER)                                                                                         \
  X(RETURNS, "returns", RETURNS)                                                                                       \
  X(DONE, "done", NUMBER)                                                                                              \
  X(UNDONE, "undone", NUMBER)                                                                                          \
  X(WEAK, "weak", FLAG)                                                                                                \
  X(SIGNED, "signed", FLAG)                                                                                            \
  X(UNSIGNED, "unsigned", FLAG)                                                                                        \
  X(CODE, "code", ARGUMENT)                                                                                            \
  X(CODE_LOAD, "code.load", NUMBER)                                                                                    \
  X(CODE_STORE, "code.store", NUMBER)                                                                                  \
  X(CODE_EXCHANGE, "code.exchange", NUMBER)                                                                            \
  X(CODE_COMPARE_EXCHANGE, "code.compare_exchange", NUMBER)                                                            \
  X(CODE_ADD, "code.add", NUMBER)                                                                                      \
  X(CODE_SUB, "code.sub", NUMBER)                                                                                      \
  X(CODE_AND, "code.and", NUMBER)                                                                                      \
  X(CODE_OR, "code.or", NUMBER)                                                                                        \
  X(CODE_XOR, "code.xor", NUMBER)                                                                                      \
  X(CODE_MIN, "code.min", NUMBER)                                                                                      \
  X(CODE_MAX, "code.max", NUMBER)                                                                                      \
  X(KIND, "kind", NUMBER)                                                                                              \
  X(SIZE, "size", NUMBER)                                                                                              \
  X(VALUE_CLASS, "value_class", ARGUMENT)                                                                              \
  X(RESULT, "result", ARGUMENT)                                                                                        \
  X(SUCCESS, "success", NUMBER)                                                                                        \
  X(MISSING, "missing", SENTINEL)                                                                                      \
  X(CHECKED_BY, "checked_by", SYMBOL)                                                                                  \
  X(CLASS_FIELDS, "class.fields", POSITION)                                                                            \
  X(CLASS_ROWS, "class.rows", POSITION)                                                                                \
  X(CLASS_COUNT, "class.count", MEMBER)                                                                                \
  X(CLASS_FLAGS, "class.flags", MEMBER)                                                                                \
  X(CLASS_PLAIN, "class.plain", POSITION)                                                                              \
  X(CLASS_DEPTH, "class.depth", MEMBER)                                                                                \
  X(CLASS_DISPLAY, "class.display", POSITION)                                                                          \
  X(CLASS_LEVELS, "class.levels", POSITION)                                                                            \
  X(FIELD_STRIDE, "field.stride", POSITION)                                                                            \
  X(FIELD_NAME, "field.name", POSITION)                                                                                \
  X(FIELD_OFFSET, "field.offset", MEMBER)                                                                              \
  X(FIELD_SIZE, "field.size", MEMBER)                                                                                  \
  X(FIELD_KIND, "field.kind", MEMBER)                                                                                  \
  X(FIELD_FLAGS, "field.flags", MEMBER)                                                                                \
  X(FIELD_ATOMIC, "field.atomic", POSITION)                                                                            \
  X(FIELD_PRIVATE, "field.private", POSITION)                                                                          \
  X(FIELD_VALUE_CLASS, "field.value_class", POSITION)                                                                  \
  X(OBJECT_CLASS, "object.class", POSITION)                                                                            \
  X(UPDATER_CLASS, "updater.class", POSITION)                                                                          \
  X(UPDATER_VALUE_CLASS, "updater.value_class", POSITION)                                                              \
  X(UPDATER_NAME, "updater.name", POSITION)                                                                            \
  X(UPDATER_FIELD, "updater.field", POSITION)                                                                          \
  X(UPDATER_OFFSET, "updater.offset", MEMBER)                                                                          \
  X(UPDATER_SIZE, "updater.size", MEMBER)                                                                              \
  X(UPDATER_KIND, "updater.kind", MEMBER)

typedef enum cw_key {
#define CW_X(name, word, type) CW_KEY_##name,
  CW_KEY_TABLE(CW_X)
#undef CW_X
      CW_KEY_COUNT
} cw_key;

/** The first key that locates something in a descriptor; those after it do, too. */
#define CW_FIRST_POSITION CW_KEY_CLASS_FIELDS

/** Where a key's number came from, and so what it is. */
typedef enum cw_form {
  CW_FORM_ABSENT,   /* the key was not given */
  CW_FORM_NUMBER,   /* the number itself, an order or a cw_returns; a flag is 1 */
  CW_FORM_ARGUMENT, /* the index of an argument */
  CW_FORM_POINTEE,  /* the index of an argument that points to the value: `*N` */
  CW_FORM_FAULT,    /* of SENTINEL: `fault` */
  CW_FORM_SYMBOL    /* `symbol` holds it */
} cw_form;

/** A name in the annotation's text; not terminated. */
typedef struct cw_symbol {
  const char *text;
  size_t length;
} cw_symbol;

/** One helper's contract. `number[k]` counts only where `given[k]`. */
typedef struct cw_contract {
  cw_role role;
  cw_operation operation;       /* of CW_ROLE_OPERATION */
  int64_t number[CW_KEY_COUNT];
  bool given[CW_KEY_COUNT];
  uint8_t form[CW_KEY_COUNT];   /* a cw_form each */
  uint8_t size[CW_KEY_COUNT];   /* of a MEMBER in bytes: 1, 2, 4 or 8; else 0 */
  cw_symbol checked_by;         /* of CW_KEY_CHECKED_BY; lives as long as the text */
} cw_contract;

/** The constants that came with an annotation. */
typedef struct cw_constants {
  const int64_t *values;
  size_t count;
  const bool *unusable; /* those that are no integers of at most 64 bits; null: none */
} cw_constants;

/** A place for one error message. */
typedef struct cw_message {
  char text[320];
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

/** Whether a key's value is the index of an argument of the helper, also where that only points to the value. */
bool cw_key_is_argument(const cw_contract *contract, cw_key key);

/** The operand words that an operation needs: bits CW_NEED_…; of a select, those of all that it can choose. */
unsigned cw_contract_needs(const cw_contract *contract);

/** Whether `select` has a code for the operation. */
bool cw_contract_has_code(const cw_contract *contract, cw_operation operation);

/** Whether words that belong together are all there and fit each other; used by cw_contract_parse. */
bool cw_contract_check_rules(const cw_contract *contract, cw_message *message);

const char *cw_key_word(cw_key key);
const char *cw_operation_word(cw_operation operation);
const char *cw_role_word(cw_role role);
const char *cw_returns_word(cw_returns returns);

#endif
