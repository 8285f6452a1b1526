/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The translator's native library.
 */
#include "java.h"

int64_t unsafe_object_field_offset(context *ctx, java_object *unsafe, field_handle handle) {
  const java_field *field = (const java_field *)(intptr_t)handle;
  (void)unsafe;
  if (field && field->offset >= 0)
    return field->offset;
  ctx->exception = field ? "IllegalArgumentException" : "NullPointerException";
  return -1;
}

static void *field_at(context *ctx, java_object *object, int64_t offset) {
  if (object && offset >= 0)
    return (char *)object + offset;
  ctx->exception = object ? "IllegalArgumentException" : "NullPointerException";
  return 0;
}

uint8_t unsafe_compare_and_set_int(context *ctx, java_object *unsafe, java_object *object, int64_t offset,
                                   int32_t expected, int32_t desired) {
  int32_t *field = field_at(ctx, object, offset);
  (void)unsafe;
  return field && __atomic_compare_exchange_n(field, &expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

uint8_t unsafe_compare_and_set_reference(context *ctx, java_object *unsafe, java_object *object, int64_t offset,
                                         java_object *expected, java_object *desired) {
  java_object **field = field_at(ctx, object, offset);
  (void)unsafe;
  return field && __atomic_compare_exchange_n(field, &expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

int32_t unsafe_get_int_volatile(context *ctx, java_object *unsafe, java_object *object, int64_t offset) {
  int32_t *field = field_at(ctx, object, offset);
  (void)unsafe;
  return field ? __atomic_load_n(field, __ATOMIC_SEQ_CST) : 0;
}

int64_t unsafe_get_and_add_long(context *ctx, java_object *unsafe, java_object *object, int64_t offset, int64_t delta) {
  int64_t *field = field_at(ctx, object, offset);
  (void)unsafe;
  return field ? __atomic_fetch_add(field, delta, __ATOMIC_SEQ_CST) : 0;
}
