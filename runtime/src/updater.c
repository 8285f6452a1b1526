/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Making updaters by name, looking up offsets by name, and saying why either failed. Nothing here raises a fault: a
 * class or a name may come from outside the program, so every failure is a status that the caller can handle.
 */
#include "creation.h"
#include <castaway/ref_field.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Long enough for the texts and two names of 60 characters; longer names are cut. */
static _Thread_local char last_error[320];

const char *cw_last_error(void) {
  return last_error;
}

static cw_status fail(const cw_class *holder_class, const char *name, cw_status status) {
  const char *class_name = holder_class && holder_class->name ? holder_class->name : "(null)";
  snprintf(last_error, sizeof last_error, "no access to field \"%s\" of class \"%s\": %s", name ? name : "(null)",
           class_name, cw_status_text(status));
  return status;
}

static const char *kind_name(uint32_t kind) {
  static const char *const names[] = {
      [0] = "of no known kind",
      [CW_KIND_INT] = "an int",
      [CW_KIND_LONG] = "a long",
      [CW_KIND_REF] = "a reference",
      [CW_KIND_BYTE] = "a byte",
      [CW_KIND_SHORT] = "a short",
      [CW_KIND_UBYTE] = "an unsigned byte",
      [CW_KIND_USHORT] = "an unsigned short",
      [CW_KIND_UINT] = "an unsigned int",
      [CW_KIND_ULONG] = "an unsigned long",
      [CW_KIND_BOOL] = "a bool",
      [CW_KIND_INT128] = "an int128",
      [CW_KIND_UINT128] = "an unsigned int128",
      [CW_KIND_FLOAT] = "a float",
      [CW_KIND_DOUBLE] = "a double",
  };
  return names[kind < sizeof names / sizeof names[0] ? kind : 0];
}

/* Adds to the message what the field is and what was asked for. */
static void explain_kind(const cw__request *wanted, const cw_field *field) {
  size_t used = strlen(last_error);
  snprintf(last_error + used, sizeof last_error - used, " (it is %s of %u bytes; wanted: %s of %u)",
           kind_name(field->kind), (unsigned)field->size, kind_name((uint32_t)wanted->kind), (unsigned)wanted->size);
}

static int is_misaligned(const cw_field *field) {
  return field->size == 0 || field->offset % field->size != 0;
}

/* The checks in their documented order, on a field that may be null. */
static cw_status check_field(const cw_field *field, const cw__request *wanted) {
  if (!field)
    return CW_STATUS_NO_SUCH_FIELD;
  if (field->flags & CW_FIELD_PRIVATE)
    return CW_STATUS_NOT_ACCESSIBLE;
  if (field->kind != (uint32_t)wanted->kind || field->size != wanted->size)
    return CW_STATUS_WRONG_KIND;
  if (wanted->kind == CW_KIND_REF && field->value_class != wanted->value_class)
    return CW_STATUS_WRONG_VALUE_CLASS;
  if (!(field->flags & CW_FIELD_ATOMIC))
    return CW_STATUS_NOT_ATOMIC;
  return is_misaligned(field) ? CW_STATUS_MISALIGNED : CW_STATUS_OK;
}

/* On success `*made` is a new updater. */
static cw_status make_updater(const cw__request *wanted, const cw_updater **made) {
  if (!wanted->holder_class || !wanted->name)
    return CW_STATUS_NULL_ARGUMENT;
  const cw_field *field = cw_class_find_field(wanted->holder_class, wanted->name);
  cw_status status = check_field(field, wanted);
  if (status != CW_STATUS_OK)
    return status;
  cw_updater *new_one = malloc(sizeof *new_one);
  if (!new_one)
    return CW_STATUS_NO_MEMORY;
  *new_one =
      (cw_updater){wanted->holder_class, field->value_class, field->name, field->offset, field->size, field->kind, 0};
  *made = new_one;
  return CW_STATUS_OK;
}

cw_status cw__new_updater(const cw__request *wanted, const cw_updater **updater) {
  if (!updater)
    return fail(wanted->holder_class, wanted->name, CW_STATUS_NULL_ARGUMENT);
  cw_status status = make_updater(wanted, updater);
  if (status != CW_STATUS_OK)
    fail(wanted->holder_class, wanted->name, status);
  if (status == CW_STATUS_WRONG_KIND)
    explain_kind(wanted, cw_class_find_field(wanted->holder_class, wanted->name));
  return status;
}

cw_status cw_new_ref_updater(const cw_class *holder_class, const cw_class *value_class, const char *name,
                             const cw_ref_updater **updater) {
  const cw__request wanted = {holder_class, value_class, name, CW_KIND_REF, sizeof(void *)};
  const cw_updater *made = 0;
  cw_status status = cw__new_updater(&wanted, updater ? &made : 0);
  if (updater)
    *updater = (const cw_ref_updater *)made;
  return status;
}

void cw_updater_free(const cw_updater *updater) {
  free((void *)updater);
}

/* As check_field, for accesses by offset: the operation chosen later says the kind. */
static cw_status check_offset(const cw_class *holder_class, const char *name, const cw_field *field) {
  if (!holder_class || !name)
    return CW_STATUS_NULL_ARGUMENT;
  if (!field)
    return CW_STATUS_NO_SUCH_FIELD;
  if (field->flags & CW_FIELD_PRIVATE)
    return CW_STATUS_NOT_ACCESSIBLE;
  if (!(field->flags & CW_FIELD_ATOMIC))
    return CW_STATUS_NOT_ATOMIC;
  return is_misaligned(field) ? CW_STATUS_MISALIGNED : CW_STATUS_OK;
}

ptrdiff_t cw_field_offset(const cw_class *holder_class, const char *name) {
  const cw_field *field = cw_class_find_field(holder_class, name);
  cw_status status = check_offset(holder_class, name, field);
  if (__builtin_expect(status == CW_STATUS_OK, 1))
    return (ptrdiff_t)field->offset;
  fail(holder_class, name, status);
  return -1;
}
