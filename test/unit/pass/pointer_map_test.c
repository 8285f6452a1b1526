/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pointer map and set against what it was given. Its memory is AddressSanitizer's to check: the map owns its
 * values.
 */
#include "pointer_map.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static int *new_number(int number) {
  int *memory = malloc(sizeof *memory);
  assert_non_null(memory);
  *memory = number;
  return memory;
}

/* The i-th key of a series: any address but null will do, as the map never follows one. */
static const void *key_of(int i, size_t stride) {
  return (const void *)(uintptr_t)((size_t)(i + 1) * stride);
}

static void get__empty_map__is_null(void **state) {
  (void)state;
  cw_pointer_map map = {0};
  assert_null(cw_pointer_map_get(&map, key_of(0, 8)));
  cw_pointer_map_deinit(&map);
}

static void deinit__empty_or_twice__is_harmless(void **state) {
  (void)state;
  cw_pointer_map map = {0};
  cw_pointer_map_deinit(&map);
  cw_pointer_map_add(&map, key_of(0, 8), new_number(1));
  cw_pointer_map_deinit(&map);
  cw_pointer_map_deinit(&map);
  assert_int_equal(map.count, 0);
}

/* Adds `count` keys, growing many times; each is found with its own value, and no other is. */
static void assert_keeps(int count, size_t stride) {
  cw_pointer_map map = {0};
  for (int i = 0; i < count; i++) {
    assert_null(cw_pointer_map_get(&map, key_of(i, stride)));
    cw_pointer_map_add(&map, key_of(i, stride), new_number(i));
    assert_int_equal(map.count, i + 1);
    assert_true(map.count * 2 <= map.capacity);
  }
  for (int i = 0; i < count; i++)
    assert_int_equal(*(int *)cw_pointer_map_get(&map, key_of(i, stride)), i);
  for (int i = count; i < 2 * count; i++)
    assert_null(cw_pointer_map_get(&map, key_of(i, stride)));
  cw_pointer_map_deinit(&map);
}

static void add__many_keys__keeps_each(void **state) {
  (void)state;
  assert_keeps(5000, 1);
  assert_keeps(5000, 64);
}

/* Strides of high powers of two put keys into few slots before they are spread. */
static void add__keys_that_collide__keeps_each(void **state) {
  (void)state;
  assert_keeps(1000, (size_t)1 << 32);
  assert_keeps(1000, (size_t)1 << 48);
}

static void set__members__are_had_and_others_not(void **state) {
  (void)state;
  cw_pointer_set set = {0};
  assert_false(cw_pointer_set_has(&set, key_of(0, 8)));
  for (int i = 0; i < 1000; i += 2)
    cw_pointer_set_add(&set, key_of(i, 8));
  for (int i = 0; i < 1000; i++)
    assert_int_equal(cw_pointer_set_has(&set, key_of(i, 8)), i % 2 == 0);
  cw_pointer_set_deinit(&set);
}

static void set__member_added_again__is_one(void **state) {
  (void)state;
  cw_pointer_set set = {0};
  for (int i = 0; i < 1000; i++)
    cw_pointer_set_add(&set, key_of(i % 3, 8));
  assert_int_equal(set.map.count, 3);
  cw_pointer_set_deinit(&set);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(get__empty_map__is_null),
      cmocka_unit_test(deinit__empty_or_twice__is_harmless),
      cmocka_unit_test(add__many_keys__keeps_each),
      cmocka_unit_test(add__keys_that_collide__keeps_each),
      cmocka_unit_test(set__members__are_had_and_others_not),
      cmocka_unit_test(set__member_added_again__is_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
