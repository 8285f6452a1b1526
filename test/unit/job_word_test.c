/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The state word: every change of phase, for every phase, and that the other parts of the word stay as they are.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job/word.h"

enum { PHASES = 8 };

static void phases__each__is_what_the_table_says(void **state) {
  (void)state;
  static const struct {
    bool cancelled, final, closed;
    cw__phase when_closed, when_final;
  } expected[PHASES] = {
      [CW__ACTIVE] = {false, false, false, CW__COMPLETING, CW__COMPLETED},
      [CW__SIGNALLED] = {false, false, false, CW__COMPLETING, CW__COMPLETED},
      [CW__PARKED] = {false, false, false, CW__COMPLETING, CW__COMPLETED},
      [CW__COMPLETING] = {false, false, true, CW__COMPLETING, CW__COMPLETED},
      [CW__COMPLETED] = {false, true, true, CW__COMPLETING, CW__COMPLETED},
      [CW__CANCELLING] = {true, false, false, CW__CANCELLING_LATE, CW__CANCELLED},
      [CW__CANCELLING_LATE] = {true, false, true, CW__CANCELLING_LATE, CW__CANCELLED},
      [CW__CANCELLED] = {true, true, true, CW__CANCELLING_LATE, CW__CANCELLED},
  };
  for (int i = 0; i < PHASES; i++) {
    cw__phase phase = (cw__phase)i;
    assert_int_equal(cw__phase_is_cancelled(phase), expected[i].cancelled);
    assert_int_equal(cw__phase_is_final(phase), expected[i].final);
    assert_int_equal(cw__phase_is_closed(phase), expected[i].closed);
    assert_int_equal(cw__phase_closed(phase), expected[i].when_closed);
    assert_int_equal(cw__phase_final(phase), expected[i].when_final);
  }
}

static void phase_cancelled__each_that_can_be__keeps_whether_it_is_closed(void **state) {
  (void)state;
  assert_int_equal(cw__phase_cancelled(CW__ACTIVE), CW__CANCELLING);
  assert_int_equal(cw__phase_cancelled(CW__SIGNALLED), CW__CANCELLING);
  assert_int_equal(cw__phase_cancelled(CW__PARKED), CW__CANCELLING);
  assert_int_equal(cw__phase_cancelled(CW__COMPLETING), CW__CANCELLING_LATE);
}

static void word__parts__change_independently(void **state) {
  (void)state;
  static _Alignas(16) char node[16], other[16];
  for (int i = 0; i < PHASES; i++) {
    cw__word word = cw__word_with_top(NULL, (cw__node *)(void *)node);
    word = cw__word_awaited(cw__word_with_phase(word, (cw__phase)i));
    assert_int_equal(cw__word_phase(word), i);
    assert_ptr_equal(cw__word_top(word), node);
    assert_true(cw__word_is_awaited(word));
    assert_false(cw__word_is_detached(word));
    word = cw__word_with_phase(cw__word_with_top(word, (cw__node *)(void *)other), CW__PARKED);
    assert_ptr_equal(cw__word_top(word), other);
    assert_int_equal(cw__word_phase(word), CW__PARKED);
    assert_true(cw__word_is_awaited(word));
  }
}

static void word_detached__each_phase__keeps_the_outcome_only(void **state) {
  (void)state;
  for (int i = 0; i < PHASES; i++) {
    cw__word word = cw__word_detached(cw__word_awaited(cw__word_with_phase(NULL, (cw__phase)i)));
    assert_true(cw__word_is_detached(word));
    assert_int_equal(cw__word_phase(word), cw__phase_final((cw__phase)i));
  }
  assert_false(cw__word_is_detached(NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(phases__each__is_what_the_table_says),
      cmocka_unit_test(phase_cancelled__each_that_can_be__keeps_whether_it_is_closed),
      cmocka_unit_test(word__parts__change_independently),
      cmocka_unit_test(word_detached__each_phase__keeps_the_outcome_only),
  };
  return cmocka_run_group_tests_name("job_word", tests, NULL, NULL);
}
