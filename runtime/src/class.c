/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Class descriptors at run time: instance tests, look-up of a field by name, and the check of a hand-written
 * descriptor. Descriptors are constants, so nothing here needs an order or a lock.
 */
#include <castaway/class.h>
#include <castaway/fault.h>
#include <stdbool.h>
#include <string.h>

void cw_object_init(cw_object *object, const cw_class *object_class) {
  if (object) {
    object->object_class = object_class;
    return;
  }
  const cw_fault fault = {.size = sizeof fault,
                          .code = CW_FAULT_NULL_OBJECT,
                          .class_name = object_class ? object_class->name : 0,
                          .operation = __func__,
                          .call_site = __builtin_return_address(0)};
  cw_fault_raise(&fault);
}

bool cw_class_extends(const cw_class *candidate, const cw_class *ancestor) {
  if (!candidate || !ancestor || ancestor->depth >= CW_CLASS_DISPLAY)
    return false;
  return candidate->display[ancestor->depth] == ancestor;
}

bool cw_object_is_instance(const void *object, const cw_class *object_class) {
  return object && cw_class_extends(((const cw_object *)object)->object_class, object_class);
}

static bool has_name(const cw_field *field, const char *name) {
  return field->name == name || (field->name && strcmp(field->name, name) == 0);
}

const cw_field *cw_class_find_field(const cw_class *object_class, const char *name) {
  if (!object_class || !name)
    return 0;
  const cw_field *field = object_class->fields;
  for (const cw_field *end = field + object_class->field_count; field != end; field++)
    if (has_name(field, name))
      return field;
  return 0;
}

ptrdiff_t cw_class_field_offset(const cw_class *object_class, const char *name) {
  const cw_field *field = cw_class_find_field(object_class, name);
  return field ? (ptrdiff_t)field->offset : -1;
}

/* Whether the display is the chain of supers, root first, and null beyond the class itself. */
static bool display_is_chain(const cw_class *object_class) {
  if (object_class->depth >= CW_CLASS_DISPLAY)
    return false;
  for (uint32_t level = object_class->depth + 1; level < CW_CLASS_DISPLAY; level++)
    if (object_class->display[level])
      return false;
  const cw_class *ancestor = object_class;
  for (uint32_t level = object_class->depth + 1; level-- > 0; ancestor = ancestor->super)
    if (!ancestor || ancestor->depth != level || object_class->display[level] != ancestor)
      return false;
  return ancestor == 0;
}

/* Whether an object has room for what it starts with: its superclass's part, or the header of a root. */
static bool head_fits(const cw_class *object_class) {
  const cw_class *super = object_class->super;
  if (object_class->flags & CW_CLASS_PLAIN)
    return !super;
  if (!super)
    return object_class->size >= sizeof(cw_object);
  return !(super->flags & CW_CLASS_PLAIN) && object_class->size >= super->size;
}

static bool field_fits(const cw_class *object_class, const cw_field *field) {
  return field->name && field->size > 0 && field->size <= object_class->size &&
         field->offset <= object_class->size - field->size;
}

/* Each field lies in the object and is the first of its name. */
static bool fields_fit(const cw_class *object_class) {
  if (!object_class->fields)
    return object_class->field_count == 0;
  const cw_field *field = object_class->fields;
  for (const cw_field *end = field + object_class->field_count; field != end; field++)
    if (!field_fits(object_class, field) || cw_class_find_field(object_class, field->name) != field)
      return false;
  return true;
}

cw_status cw_class_validate(const cw_class *object_class) {
  if (!object_class)
    return CW_STATUS_NULL_ARGUMENT;
  bool valid =
      object_class->name && display_is_chain(object_class) && head_fits(object_class) && fields_fit(object_class);
  return valid ? CW_STATUS_OK : CW_STATUS_BAD_CLASS;
}
