/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A program whose descriptors are written by its build: they are those that the compiler's own offsets give, and their
 * updaters work.
 */
#include "own.reflect.h"
#include "shapes.reflect.h"

#include <castaway/castaway.h>
#include <stdio.h>

static int failures;

static void expect(bool right, const char *what) {
  if (right)
    return;
  failures++;
  printf("FAILED: %s\n", what);
}

static void expect_field(const cw_class *of, const char *name, size_t offset, size_t size, uint32_t flags) {
  const cw_field *field = cw_class_find_field(of, name);
  expect(field && field->offset == offset && field->size == size && field->flags == flags, name);
}

#define EXPECT_FIELD(T, name, flags) expect_field(&T##_class, #name, offsetof(T, name), sizeof(((T *)0)->name), (flags))

static void check_descriptors(void) {
  expect(cw_class_validate(&shape_class) == CW_STATUS_OK, "shape is valid");
  expect(cw_class_validate(&circle_class) == CW_STATUS_OK, "circle is valid");
  expect(cw_class_validate(&own_class) == CW_STATUS_OK, "own is valid");
  EXPECT_FIELD(shape, extra, 0);
  EXPECT_FIELD(shape, phase, 0);
  EXPECT_FIELD(shape, uses, CW_FIELD_ATOMIC);
  EXPECT_FIELD(shape, serial, CW_FIELD_ATOMIC | CW_FIELD_PRIVATE);
  EXPECT_FIELD(circle, radius, 0);
  EXPECT_FIELD(circle, turns, CW_FIELD_ATOMIC);
  EXPECT_FIELD(circle, inside, CW_FIELD_ATOMIC);
  EXPECT_FIELD(own, hits, CW_FIELD_ATOMIC);
  expect(cw_class_find_field(&circle_class, "inside")->value_class == &shape_class, "inside is a shape");
}

static void use_updaters(void) {
  static circle c = {.base.object = {&circle_class}};
  static own o;
  expect(cw_int_add_and_get(&shape_uses_updater, &c, 3) == 3 && c.base.uses == 3, "uses");
  expect(cw_int_add_and_get(&circle_turns_updater, &c, 4) == 4 && c.turns == 4, "turns");
  expect(cw_int_add_and_get(&hits_updater, &o, 5) == 5 && o.hits == 5, "hits");
  expect(cw_object_is_instance(&c, &shape_class), "a circle is a shape");
}

int main(void) {
  check_descriptors();
  use_updaters();
  return failures != 0;
}
