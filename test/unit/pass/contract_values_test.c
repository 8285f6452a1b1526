/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How the value of each word may be written: every form that is right, what it is read as, and what is said of one that
 * is wrong. Words are read before the rules between them are looked at, so here they stand alone.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* Sorts of values, in the words of the table of keys. */
typedef enum sort {
  SORT_ARGUMENT,
  SORT_VALUE,
  SORT_PLACE,
  SORT_NUMBER,
  SORT_SIZE,
  SORT_POSITION,
  SORT_MEMBER,
  SORT_ORDER,
  SORT_RETURNS,
  SORT_SENTINEL,
  SORT_SYMBOL,
  SORT_FLAG,
  SORT_COUNT
} sort;

static const sort sorts[CW_KEY_COUNT] = {
#define CW_X(name, word, type) SORT_##type,
    CW_KEY_TABLE(CW_X)
#undef CW_X
};

/* One way to write a value: what it is read as, or what is said of it after the word. */
typedef struct writing {
  const char *value; /* null: the word stands alone */
  cw_form form;
  int64_t number;
  uint8_t size;
  const char *reason; /* null: it is right */
} writing;

#define NUMBER_WANTED "a number or $k is wanted"
#define CONSTANT_WANTED "a constant is written $0, $1, ..."
#define COUNTED "arguments are counted from 0"
#define PLACE_WANTED "a place is written *0, *1, ..."
#define SIZE_WANTED "a size is positive"
#define BYTES_WANTED "an integer has 1, 2, 4 or 8 bytes"
#define ORDER_WANTED "an order is relaxed, consume, acquire, release, acq_rel, seq_cst or argK"
#define RETURNS_WANTED "a helper returns nothing, old, new, success or status"
#define SENTINEL_WANTED "a number, $k, null or fault is wanted"

#define RIGHT(value, form, number) {value, CW_FORM_##form, number, 0, NULL}
#define MEMBER(value, number, size) {value, CW_FORM_NUMBER, number, size, NULL}
#define WRONG(value, reason) {value, CW_FORM_ABSENT, 0, 0, reason}
enum { MAX_WRITINGS = 18 };

/* Ends at the first row of zeros; a word that stands alone and is right is a flag. */
static const writing writings[SORT_COUNT][MAX_WRITINGS] = {
    [SORT_ARGUMENT] = {RIGHT("0", ARGUMENT, 0), RIGHT("12", ARGUMENT, 12), RIGHT("$0", ARGUMENT, 7),
                       WRONG("-1", COUNTED), WRONG("$1", COUNTED), WRONG("*1", NUMBER_WANTED),
                       WRONG("arg1", NUMBER_WANTED), WRONG("", NUMBER_WANTED), WRONG("$", CONSTANT_WANTED)},
    [SORT_VALUE] = {RIGHT("0", ARGUMENT, 0), RIGHT("$0", ARGUMENT, 7), RIGHT("*0", POINTEE, 0),
                    RIGHT("*12", POINTEE, 12), RIGHT("*$0", POINTEE, 7), WRONG("-1", COUNTED), WRONG("*-1", COUNTED),
                    WRONG("*$1", COUNTED), WRONG("*", NUMBER_WANTED), WRONG("**1", NUMBER_WANTED),
                    WRONG("1*", NUMBER_WANTED), WRONG("* 1", NUMBER_WANTED), WRONG("*$", CONSTANT_WANTED),
                    WRONG("", NUMBER_WANTED)},
    [SORT_PLACE] = {RIGHT("*0", POINTEE, 0), RIGHT("*12", POINTEE, 12), RIGHT("*$0", POINTEE, 7),
                    WRONG("0", PLACE_WANTED), WRONG("$0", PLACE_WANTED), WRONG("", PLACE_WANTED),
                    WRONG("*", PLACE_WANTED), WRONG("*x", NUMBER_WANTED), WRONG("*-1", COUNTED)},
    [SORT_NUMBER] = {RIGHT("0", NUMBER, 0), RIGHT("-12", NUMBER, -12), RIGHT("$1", NUMBER, -8),
                     WRONG("*1", NUMBER_WANTED), WRONG("arg1", NUMBER_WANTED), WRONG("null", NUMBER_WANTED),
                     WRONG("1:4", NUMBER_WANTED), WRONG("", NUMBER_WANTED)},
    [SORT_SIZE] = {RIGHT("1", NUMBER, 1), RIGHT("$0", NUMBER, 7), RIGHT("arg0", ARGUMENT, 0),
                   RIGHT("arg12", ARGUMENT, 12), RIGHT("arg$0", ARGUMENT, 7), WRONG("0", SIZE_WANTED),
                   WRONG("-4", SIZE_WANTED), WRONG("$1", SIZE_WANTED), WRONG("arg", NUMBER_WANTED),
                   WRONG("argx", NUMBER_WANTED), WRONG("arg-1", COUNTED), WRONG("*1", NUMBER_WANTED),
                   WRONG("", NUMBER_WANTED)},
    [SORT_POSITION] = {RIGHT("0", NUMBER, 0), RIGHT("$0", NUMBER, 7), WRONG("0:8", NUMBER_WANTED),
                       WRONG("arg1", NUMBER_WANTED), WRONG("*1", NUMBER_WANTED), WRONG("", NUMBER_WANTED)},
    [SORT_MEMBER] = {MEMBER("8", 8, 4), MEMBER("8:1", 8, 1), MEMBER("8:2", 8, 2), MEMBER("8:4", 8, 4),
                     MEMBER("8:8", 8, 8), MEMBER("$0:8", 7, 8), WRONG("8:$0", BYTES_WANTED), WRONG("8:3", BYTES_WANTED),
                     WRONG("8:0", BYTES_WANTED), WRONG("8:16", BYTES_WANTED), WRONG("8:-4", BYTES_WANTED),
                     WRONG("8:", NUMBER_WANTED), WRONG(":4", NUMBER_WANTED), WRONG("8:4:4", NUMBER_WANTED),
                     WRONG("8:x", NUMBER_WANTED), WRONG("x:4", NUMBER_WANTED), WRONG("", NUMBER_WANTED)},
    [SORT_ORDER] = {RIGHT("relaxed", NUMBER, 0), RIGHT("consume", NUMBER, 1), RIGHT("acquire", NUMBER, 2),
                    RIGHT("release", NUMBER, 3), RIGHT("acq_rel", NUMBER, 4), RIGHT("seq_cst", NUMBER, 5),
                    RIGHT("arg3", ARGUMENT, 3), WRONG("5", ORDER_WANTED), WRONG("*3", ORDER_WANTED),
                    WRONG("", ORDER_WANTED), WRONG("argx", NUMBER_WANTED), WRONG("arg-1", COUNTED)},
    [SORT_RETURNS] = {RIGHT("nothing", NUMBER, CW_RETURNS_NOTHING), RIGHT("old", NUMBER, CW_RETURNS_OLD),
                      RIGHT("new", NUMBER, CW_RETURNS_NEW), RIGHT("success", NUMBER, CW_RETURNS_SUCCESS),
                      RIGHT("status", NUMBER, CW_RETURNS_STATUS), WRONG("value", RETURNS_WANTED),
                      WRONG("Old", RETURNS_WANTED), WRONG("0", RETURNS_WANTED), WRONG("", RETURNS_WANTED)},
    [SORT_SENTINEL] = {RIGHT("0", NUMBER, 0), RIGHT("-1", NUMBER, -1), RIGHT("$1", NUMBER, -8),
                       RIGHT("null", NUMBER, 0), RIGHT("fault", FAULT, 0), WRONG("nul", SENTINEL_WANTED),
                       WRONG("none", SENTINEL_WANTED), WRONG("*1", SENTINEL_WANTED), WRONG("arg1", SENTINEL_WANTED),
                       WRONG("", SENTINEL_WANTED), WRONG("$", SENTINEL_WANTED), WRONG("$x", CONSTANT_WANTED)},
    [SORT_SYMBOL] = {RIGHT("f", SYMBOL, 0), RIGHT("my_offset_of", SYMBOL, 0),
                     WRONG("", "the name of a function is wanted")},
    [SORT_FLAG] = {RIGHT(NULL, NUMBER, 0), WRONG("", "takes no value"), WRONG("1", "takes no value")},
};

static bool is_row(const writing *w) {
  return w->form != CW_FORM_ABSENT || w->reason;
}

static void assert_right(const writing *w, cw_key key, const char *word, const cw_contract *contract) {
  if (!contract->given[key] || contract->form[key] != w->form || contract->number[key] != w->number ||
      contract->size[key] != w->size)
    fail_msg("'%s': form %d, number %lld, size %d", word, contract->form[key], (long long)contract->number[key],
             contract->size[key]);
}

/* Reads the word alone; what the rules then say of a contract that has nothing else does not count. */
static void check_writing(const writing *w, cw_key key) {
  char word[100], text[140], wrong[200];
  cw_contract contract;
  cw_message message;
  snprintf(word, sizeof word, "%s%s%s", cw_key_word(key), w->value ? "=" : "", w->value ? w->value : "");
  snprintf(text, sizeof text, "castaway:op load %s", word);
  /* A value with a space in it is the word up to there. */
  snprintf(wrong, sizeof wrong, "'%.*s': %s", (int)strcspn(word, " "), word, w->reason ? w->reason : "");
  bool accepted = read_contract(&contract, text, &message);
  if (!w->reason) {
    if (strncmp(message.text, wrong, strlen(wrong)) == 0)
      fail_msg("'%s' was refused: %s", word, message.text);
    assert_right(w, key, word, &contract);
  } else if (accepted || strcmp(message.text, wrong) != 0) {
    fail_msg("'%s': \"%s\"; expected: \"%s\"", word, message.text, wrong);
  }
}

static void every_word__every_form__is_read_or_named(void **state) {
  (void)state;
  for (int key = 0; key < CW_KEY_COUNT; key++) {
    const writing *w = writings[sorts[key]];
    assert_true(is_row(w));
    for (int i = 0; i < MAX_WRITINGS && is_row(&w[i]); i++)
      check_writing(&w[i], (cw_key)key);
  }
}

static void every_word__without_its_value__is_named(void **state) {
  (void)state;
  for (int key = 0; key < CW_KEY_COUNT; key++) {
    char text[100], reason[100];
    if (sorts[key] == SORT_FLAG)
      continue;
    snprintf(text, sizeof text, "castaway:op load %s", cw_key_word((cw_key)key));
    snprintf(reason, sizeof reason, "'%s' wants a value", cw_key_word((cw_key)key));
    assert_refused(text, reason);
  }
}

static void every_word__twice__is_named(void **state) {
  (void)state;
  for (int key = 0; key < CW_KEY_COUNT; key++) {
    const char *value = writings[sorts[key]][0].value;
    char text[200], reason[100], word[100];
    snprintf(word, sizeof word, "%s%s%s", cw_key_word((cw_key)key), value ? "=" : "", value ? value : "");
    snprintf(text, sizeof text, "castaway:op load %s %s", word, word);
    snprintf(reason, sizeof reason, "'%s' is given twice", cw_key_word((cw_key)key));
    assert_refused(text, reason);
  }
}

static void symbol__is_the_text_after_the_word(void **state) {
  (void)state;
  cw_contract contract = parsed("castaway:op load object=0 checked_by=find_offset offset=1 returns=old order=relaxed");
  assert_int_equal(contract.checked_by.length, strlen("find_offset"));
  assert_memory_equal(contract.checked_by.text, "find_offset", strlen("find_offset"));
}

/* ---- Which contracts are the same ---- */

static bool equal(const char *one, const char *other) {
  cw_contract a = parsed(one);
  cw_contract b = parsed(other);
  return cw_contract_equal(&a, &b);
}

static void equal__same_meaning_written_otherwise__is_seen(void **state) {
  (void)state;
#define LOOK_UP "castaway:offset class=0 name=1 class.fields=0" ROWS " "
  assert_true(equal(LOOK_UP "missing=0", LOOK_UP "missing=null"));
  assert_true(equal(LOOK_UP "missing=-8", LOOK_UP "missing=$1"));
  assert_true(equal(LOOK_UP "missing=0 field.size=4", LOOK_UP "field.size=4:4 missing=0"));
}

static void equal__another_form_of_the_same_number__is_another_contract(void **state) {
  (void)state;
#define ADD "castaway:op add object=0 offset=1 returns=old order=relaxed "
  assert_false(equal(ADD "value=2", ADD "value=*2"));
  assert_false(equal(ADD "value=*2 width=4", ADD "value=*2 width=arg4"));
  assert_false(equal(ADD "value=2 old=*3", ADD "value=2 new=*3"));
  assert_false(equal(ADD "value=2 checked_by=f", ADD "value=2 checked_by=g"));
  assert_false(equal(ADD "value=2 checked_by=f", ADD "value=2 checked_by=ff"));
  assert_false(equal(ADD "value=2 checked_by=f", ADD "value=2"));
  assert_false(equal(LOOK_UP "missing=0", LOOK_UP "missing=fault"));
  assert_false(equal(LOOK_UP "missing=0 field.size=4", LOOK_UP "missing=0 field.size=4:8"));
}

static bool same_layout(const char *one, const char *other) {
  cw_contract a = parsed(one);
  cw_contract b = parsed(other);
  return cw_contract_same_layout(&a, &b) && cw_contract_same_layout(&b, &a);
}

static void same_layout__compares_what_both_speak_of(void **state) {
  (void)state;
#define NAMED LOOK_UP "missing=0 "
  assert_true(same_layout(NAMED, NAMED));
  assert_true(same_layout(NAMED "field.size=4", NAMED));
  assert_true(same_layout(NAMED "field.size=4", NAMED "field.kind=6"));
  assert_true(same_layout(NAMED "field.size=4", NAMED "field.size=4:4"));
  assert_false(same_layout(NAMED "field.size=4", NAMED "field.size=6"));
  assert_false(same_layout(NAMED "field.size=4", NAMED "field.size=4:8"));
  assert_true(same_layout("castaway:offset class=0 name=2 missing=-1 class.fields=0" ROWS, NAMED));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_word__every_form__is_read_or_named),
      cmocka_unit_test(every_word__without_its_value__is_named),
      cmocka_unit_test(every_word__twice__is_named),
      cmocka_unit_test(symbol__is_the_text_after_the_word),
      cmocka_unit_test(equal__same_meaning_written_otherwise__is_seen),
      cmocka_unit_test(equal__another_form_of_the_same_number__is_another_contract),
      cmocka_unit_test(same_layout__compares_what_both_speak_of),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
