/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The smallest use: one class, one constant updater, one found by name. Says so and fails if an operation does not do
 * what it should.
 */
#include <castaway/int_updater.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct counter {
  cw_object object;
  CW_ATOMIC(int32_t) value;
} counter;

extern const cw_class counter_class;
static const cw_field counter_fields[] = {CW_FIELD_INT(counter, value)};
const cw_class counter_class = CW_CLASS(counter_class, counter, counter_fields);

static const cw_int_updater value_updater = CW_INT_UPDATER(counter_class, counter, value);

static void expect(int condition, const char *what) {
  if (!condition) {
    fprintf(stderr, "counter: %s\n", what);
    exit(EXIT_FAILURE);
  }
}

static void update_by_constant(counter *c) {
  expect(cw_int_compare_and_set(&value_updater, c, 0, 41), "the compare-and-set from 0 to 41 must succeed");
  expect(!cw_int_compare_and_set(&value_updater, c, 0, 7), "the compare-and-set must see that the value is 41");
  expect(cw_int_get(&value_updater, c) == 41, "the value must be 41");
}

static void update_by_name(counter *c) {
  const cw_int_updater *by_name = NULL;
  expect(cw_new_int_updater(&counter_class, "value", &by_name) == CW_STATUS_OK, "the field must be found by name");
  expect(cw_int_compare_and_set(by_name, c, 41, 42), "the compare-and-set from 41 to 42 must succeed");
  cw_updater_free(&by_name->base);
  expect(cw_int_get(&value_updater, c) == 42, "the value must be 42");
}

int main(void) {
  counter c = {.value = 0};
  cw_object_init(&c.object, &counter_class);
  update_by_constant(&c);
  update_by_name(&c);
  return EXIT_SUCCESS;
}
