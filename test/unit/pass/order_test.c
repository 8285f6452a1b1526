/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "contract/order.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void order__numbers__are_the_compilers(void **state) {
  (void)state;
  assert_string_equal(cw_order_word(__ATOMIC_RELAXED), "relaxed");
  assert_string_equal(cw_order_word(__ATOMIC_CONSUME), "consume");
  assert_string_equal(cw_order_word(__ATOMIC_ACQUIRE), "acquire");
  assert_string_equal(cw_order_word(__ATOMIC_RELEASE), "release");
  assert_string_equal(cw_order_word(__ATOMIC_ACQ_REL), "acq_rel");
  assert_string_equal(cw_order_word(__ATOMIC_SEQ_CST), "seq_cst");
}

static void order__to_llvm__is_never_weaker(void **state) {
  (void)state;
  assert_int_equal(cw_order_to_llvm(__ATOMIC_RELAXED), LLVMAtomicOrderingMonotonic);
  assert_int_equal(cw_order_to_llvm(__ATOMIC_CONSUME), LLVMAtomicOrderingAcquire);
  assert_int_equal(cw_order_to_llvm(__ATOMIC_ACQUIRE), LLVMAtomicOrderingAcquire);
  assert_int_equal(cw_order_to_llvm(__ATOMIC_RELEASE), LLVMAtomicOrderingRelease);
  assert_int_equal(cw_order_to_llvm(__ATOMIC_ACQ_REL), LLVMAtomicOrderingAcquireRelease);
  assert_int_equal(cw_order_to_llvm(__ATOMIC_SEQ_CST), LLVMAtomicOrderingSequentiallyConsistent);
}

/* The orders, as digits, that fit a use. */
static void assert_fits(cw_order_use use, const char *fits) {
  for (int order = 0; order < CW_ORDER_COUNT; order++)
    assert_int_equal(cw_order_fits(order, use), strchr(fits, '0' + order) != NULL);
}

static void fits__each_use__takes_what_c11_allows(void **state) {
  (void)state;
  assert_fits(CW_ORDER_USE_LOAD, "0125");
  assert_fits(CW_ORDER_USE_STORE, "035");
  assert_fits(CW_ORDER_USE_UPDATE, "012345");
}

static void fits__number_that_is_no_order__is_refused(void **state) {
  (void)state;
  static const int64_t numbers[] = {-1, 6, INT64_MIN, INT64_MAX, INT64_C(1) << 32, (INT64_C(1) << 32) + 5};
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
    assert_false(cw_order_fits(numbers[i], CW_ORDER_USE_LOAD));
    assert_false(cw_order_fits(numbers[i], CW_ORDER_USE_STORE));
    assert_false(cw_order_fits(numbers[i], CW_ORDER_USE_UPDATE));
  }
}

static void use__each_operation__is_load_store_or_update(void **state) {
  (void)state;
  for (int operation = 0; operation < CW_OPERATION_COUNT; operation++) {
    cw_order_use use = operation == CW_OPERATION_LOAD    ? CW_ORDER_USE_LOAD
                       : operation == CW_OPERATION_STORE ? CW_ORDER_USE_STORE
                                                         : CW_ORDER_USE_UPDATE;
    assert_int_equal(cw_order_use_of((cw_operation)operation), use);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order__numbers__are_the_compilers),
      cmocka_unit_test(order__to_llvm__is_never_weaker),
      cmocka_unit_test(fits__each_use__takes_what_c11_allows),
      cmocka_unit_test(fits__number_that_is_no_order__is_refused),
      cmocka_unit_test(use__each_operation__is_load_store_or_update),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
