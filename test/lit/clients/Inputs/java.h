/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a Java-to-C translator generates and links: objects with a class pointer, field tables, and the "unsafe" helpers
 * that its class library's atomics are made of. Errors are pending exceptions in the thread's context.
 */
#ifndef JAVA_H
#define JAVA_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CONTRACT(...)
#endif

typedef struct context {
  const char *exception; /* pending; null: none */
} context;

typedef struct java_class {
  const char *name;
} java_class;

typedef struct java_object {
  const java_class *type;
} java_object;

/* One row of a generated table. Static fields have a negative offset. */
typedef struct java_field {
  const java_class *declaring;
  const char *name;
  int64_t offset;
  uint16_t modifiers;
  uint8_t size;
} java_field;

enum { JAVA_VOLATILE = 0x40 };

/* A field handle is a row's address as a 64-bit number, as the native interface passes it. */
typedef int64_t field_handle;

#define ROW_WORDS "field.offset=$0:8 field.size=$1:1 field.flags=$2:2 field.atomic=$3"
#define ROW_POSITIONS                                                                                                  \
  offsetof(java_field, offset), offsetof(java_field, size), offsetof(java_field, modifiers), JAVA_VOLATILE

/* The offset of a field of an object; null handle or static field: a pending exception, and -1. */
CONTRACT("castaway:offset field=2 missing=-1 " ROW_WORDS, ROW_POSITIONS)
int64_t unsafe_object_field_offset(context *ctx, java_object *unsafe, field_handle field);

/* Null object or negative offset: a pending exception, and 0. */
CONTRACT("castaway:op compare_exchange object=2 offset=3 expected=4 desired=5 returns=success order=seq_cst "
         "failure=seq_cst")
uint8_t unsafe_compare_and_set_int(context *ctx, java_object *unsafe, java_object *object, int64_t offset,
                                   int32_t expected, int32_t desired);

CONTRACT("castaway:op compare_exchange object=2 offset=3 expected=4 desired=5 returns=success order=seq_cst "
         "failure=seq_cst")
uint8_t unsafe_compare_and_set_reference(context *ctx, java_object *unsafe, java_object *object, int64_t offset,
                                         java_object *expected, java_object *desired);

CONTRACT("castaway:op load object=2 offset=3 returns=old order=seq_cst")
int32_t unsafe_get_int_volatile(context *ctx, java_object *unsafe, java_object *object, int64_t offset);

CONTRACT("castaway:op add object=2 offset=3 value=4 returns=old order=seq_cst")
int64_t unsafe_get_and_add_long(context *ctx, java_object *unsafe, java_object *object, int64_t offset, int64_t delta);

#endif
