/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Plain classes: structs without a cw_object, of any size, as holders and as values. Only null is checked.
 */
#include "fault_recorder.h"
#include <castaway/castaway.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

/* Smaller than a cw_object, so that a look at its class would read past its end. */
typedef struct tiny {
  CW_ATOMIC(int32_t) count;
} tiny;

static const cw_field tiny_fields[] = {CW_FIELD_INT(tiny, count)};
static const cw_class tiny_class = CW_PLAIN_CLASS(tiny_class, tiny, tiny_fields);
static const cw_int_updater count_updater = CW_INT_UPDATER(tiny_class, tiny, count);

typedef struct owner {
  CW_ATOMIC(tiny *) owned;
} owner;

static const cw_field owner_fields[] = {CW_FIELD_REF(owner, owned, tiny, &tiny_class)};
static const cw_class owner_class = CW_PLAIN_CLASS(owner_class, owner, owner_fields);
static const cw_ref_updater owned_updater = CW_REF_UPDATER(owner_class, owner, owned, tiny, &tiny_class);

static void plain_holder__operations__work(void **state) {
  (void)state;
  tiny *t = calloc(1, sizeof *t); /* so that AddressSanitizer sees a read past it */
  assert_non_null(t);
  cw_int_set(&count_updater, CW_TYPED(tiny, t), 4);
  assert_int_equal(cw_int_increment_and_get(&count_updater, CW_TYPED(tiny, t)), 5);
  free(t);
}

static void plain_holder__null__faults(void **state) {
  (void)state;
  fault_recorder recorder;
  fault_recorder_init(&recorder);
  cw_fault_set_thread_handler(&recorder.handler);
  assert_int_equal(cw_int_get(&count_updater, 0), 0);
  cw_fault_set_thread_handler(0);
  assert_int_equal(recorder.count, 1);
  assert_int_equal(recorder.last.code, CW_FAULT_NULL_HOLDER);
}

static void plain_value__any__is_stored_unchecked(void **state) {
  (void)state;
  owner o = {0};
  tiny *t = calloc(1, sizeof *t);
  assert_non_null(t);
  assert_true(cw_ref_compare_and_set(&owned_updater, CW_TYPED(owner, &o), 0, t));
  assert_ptr_equal(o.owned, t);
  free(t);
}

static void plain_class__updater_by_name__works(void **state) {
  (void)state;
  tiny t = {7};
  const cw_int_updater *updater;
  assert_int_equal(cw_new_int_updater(&tiny_class, "count", &updater), CW_STATUS_OK);
  assert_int_equal(cw_int_get(updater, &t), 7);
  cw_updater_free(&updater->base);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plain_holder__operations__work),
      cmocka_unit_test(plain_holder__null__faults),
      cmocka_unit_test(plain_value__any__is_stored_unchecked),
      cmocka_unit_test(plain_class__updater_by_name__works),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
