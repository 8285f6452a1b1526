/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parsers on 100,000 texts that nobody would write: random bytes, and sentences of random words. Whatever comes, a
 * refusal has a message and an acceptance keeps the promises that the pass relies on. Texts lie in buffers of their
 * exact size, so that AddressSanitizer sees a read past the end. test/fuzz/ has the same under libFuzzer.
 */
#include "contract/options.h"
#include "contract_promises.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROUNDS = 100000, MAX_TEXT = 400, MAX_VALUES = 4 };

static const uint64_t seed = UINT64_C(0x5ca1ab1e0ddba115);

/* xorshift64*: the same texts on every machine. */
static uint64_t next(uint64_t *state) {
  *state ^= *state >> 12;
  *state ^= *state << 25;
  *state ^= *state >> 27;
  return *state * UINT64_C(2685821657736338717);
}

static size_t below(uint64_t *state, size_t limit) {
  return (size_t)(next(state) >> 33) % limit;
}

/* Words that are known, nearly known, or values of every sort. */
static const char *const pieces[] = {"castaway:op",
                                     "castaway:new",
                                     "castaway:offset",
                                     "castaway:field",
                                     "castaway:init",
                                     "castaway:",
                                     " ",
                                     "=",
                                     "$",
                                     "-",
                                     "arg",
                                     "*",
                                     ":",
                                     "\t",
                                     "\n",
                                     "\xff",
                                     "load",
                                     "store",
                                     "exchange",
                                     "compare_exchange",
                                     "add",
                                     "min",
                                     "update",
                                     "accumulate",
                                     "select",
                                     "signed",
                                     "unsigned",
                                     "weak",
                                     "updater=0",
                                     "holder=1",
                                     "object=0",
                                     "offset=1",
                                     "field=1",
                                     "table=1",
                                     "count=",
                                     "index=2",
                                     "value=2",
                                     "value=*2",
                                     "by=",
                                     "expected=2",
                                     "expected=*2",
                                     "desired=3",
                                     "function=2",
                                     "context=3",
                                     "operand=4",
                                     "old=*4",
                                     "new=*5",
                                     "width=",
                                     "order=",
                                     "failure=",
                                     "returns=",
                                     "done=0",
                                     "undone=1",
                                     "code=2",
                                     "code.add=0",
                                     "code.load=1",
                                     "kind=1",
                                     "size=4",
                                     "class=0",
                                     "name=1",
                                     "result=2",
                                     "success=0",
                                     "missing=",
                                     "null",
                                     "fault",
                                     "checked_by=f",
                                     "old",
                                     "new",
                                     "nothing",
                                     "success",
                                     "status",
                                     "relaxed",
                                     "acquire",
                                     "seq_cst",
                                     "acq_rel",
                                     "1",
                                     "99999999999999999999",
                                     "$0",
                                     "$3",
                                     "$4",
                                     "$-1",
                                     "-1",
                                     ":8",
                                     "class.fields=0",
                                     "class.rows=8",
                                     "field.stride=",
                                     "field.name=0",
                                     "field.offset=8:8",
                                     "object.class=0"};

static size_t append(char *text, size_t length, const char *piece) {
  size_t more = strlen(piece);
  if (length + more > MAX_TEXT)
    return length;
  memcpy(text + length, piece, more);
  return length + more;
}

static size_t make_sentence(uint64_t *state, char *text) {
  size_t length = append(text, 0, CW_CONTRACT_PREFIX);
  for (size_t words = below(state, 24); words > 0; words--) {
    length = append(text, length, pieces[below(state, sizeof pieces / sizeof pieces[0])]);
    if (below(state, 4) != 0)
      length = append(text, length, " ");
  }
  return length;
}

static size_t make_bytes(uint64_t *state, char *text) {
  size_t length = below(state, 2) ? append(text, 0, CW_CONTRACT_PREFIX) : 0;
  for (size_t bytes = below(state, 64); bytes > 0; bytes--)
    text[length++] = (char)next(state);
  return length;
}

/* A complete contract with one byte changed: nearly always right, so that the last checks are reached. */
static size_t make_near_miss(uint64_t *state, char *text) {
  static const char *const whole[] = {
      "castaway:op compare_exchange object=0 offset=1 expected=*2 desired=3 returns=success order=arg4 failure=arg5 "
      "kind=$0 weak",
      "castaway:op select code=0 code.load=0 code.add=1 object=1 offset=2 value=*3 old=*4 new=*5 width=arg6 "
      "order=seq_cst returns=status done=0",
      "castaway:op load updater=0 holder=1 kind=1 returns=old order=acquire updater.field=8 updater.kind=4:1 "
      "field.offset=8:8",
      "castaway:offset table=0 count=arg1 index=2 missing=-1 field.stride=16 field.offset=8:2",
      "castaway:field class=0 name=1 missing=null class.rows=8 field.stride=16 field.name=0 field.offset=8"};
  size_t length = append(text, 0, whole[below(state, sizeof whole / sizeof whole[0])]);
  text[strlen(CW_CONTRACT_PREFIX) + below(state, length - strlen(CW_CONTRACT_PREFIX))] = (char)next(state);
  return length;
}

static size_t make_text(uint64_t *state, char *text) {
  switch (below(state, 3)) {
  case 0:
    return make_sentence(state, text);
  case 1:
    return make_bytes(state, text);
  default:
    return make_near_miss(state, text);
  }
}

static void assert_is_message(const cw_message *message) {
  assert_non_null(memchr(message->text, '\0', sizeof message->text));
  assert_true(message->text[0] != '\0');
}

static bool try_contract(const char *text, size_t length, cw_constants constants) {
  cw_contract contract;
  cw_message message = {""};
  if (!cw_contract_is_ours(text, length))
    return false;
  bool accepted = cw_contract_parse(&contract, text, length, constants, &message);
  if (!accepted)
    assert_is_message(&message);
  else if (contract_broken_promise(&contract))
    fail_msg("\"%.*s\" breaks: %s", (int)length, text, contract_broken_promise(&contract));
  return accepted;
}

static void try_options(const char *text, size_t length) {
  cw_options options = cw_options_default();
  cw_message message = {""};
  if (!cw_options_parse(&options, text, length, &message))
    assert_is_message(&message);
}

static void parsers__random_texts__never_break(void **state) {
  (void)state;
  uint64_t random = seed;
  size_t accepted = 0;
  print_message("seed 0x%" PRIx64 ", %d texts\n", seed, ROUNDS);
  for (int i = 0; i < ROUNDS; i++) {
    char text[MAX_TEXT];
    int64_t values[MAX_VALUES];
    size_t length = make_text(&random, text);
    for (int k = 0; k < MAX_VALUES; k++)
      values[k] = (int64_t)next(&random);
    char *exact = malloc(length ? length : 1);
    assert_non_null(exact);
    memcpy(exact, text, length);
    accepted += try_contract(exact, length, (cw_constants){values, below(&random, MAX_VALUES + 1), NULL});
    try_options(exact, length);
    free(exact);
  }
  /* Some must come through, or the last checks were never reached. */
  assert_true(accepted > 0 && accepted < ROUNDS);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(parsers__random_texts__never_break)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
