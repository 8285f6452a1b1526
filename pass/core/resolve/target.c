/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fields by class and name, by table and index, by row, and by constant updater, each with the checks that the run-time
 * library makes before it answers: a field that it would refuse has no target.
 */
#include "resolve/target.h"

#include "resolve/constant.h"
#include "resolve/resolve.h"

#include "shim/bridge.h"

bool cw_target_equal(const cw_target *a, const cw_target *b, cw_designator designator) {
  bool same_value = designator != CW_DESIGNATOR_HANDLE || cw_place_equal(a->row, b->row);
  return same_value && a->offset == b->offset && a->size == b->size && a->kind == b->kind && a->bare == b->bare &&
         cw_place_equal(a->holder.place, b->holder.place) && cw_place_equal(a->value.place, b->value.place);
}

LLVMValueRef cw_target_handle(const cw_unit *unit, const cw_target *target, LLVMTypeRef type) {
  LLVMValueRef row = cw_place_address(unit, target->row);
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind ? row : LLVMConstPtrToInt(row, type);
}

/* What the row says. */
static void set_field(cw_target *target, const cw_contract *contract, const cw_field_facts *field) {
  target->offset = field->offset;
  target->size = field->size;
  target->kind = field->kind;
  target->has_kind = contract->given[CW_KEY_FIELD_KIND];
  target->name = field->name;
  target->name_length = field->name_length;
  target->row = field->row;
}

/* The class that values must have: none if null. A descriptor that cannot be read matters to stores only. */
static void read_value_class(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer,
                             cw_target *target) {
  if (pointer && !LLVMIsNull(pointer))
    target->value_unreadable = cw_class_read(unit, contract, pointer, &target->value) != CW_REASON_NONE;
}

/* The order in which a look-up checks a field that exists. */
static cw_reason check_field(const cw_contract *contract, const cw_field_facts *field) {
  cw_reason reason = cw_field_check_access(contract, field);
  return reason == CW_REASON_NONE ? cw_field_check_atomic(contract, field) : reason;
}

/* ---- Fields that a call names ---- */

/* A call's argument; the constant that it always is, where that can be told. */
static LLVMValueRef argument_of(cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_key key) {
  LLVMValueRef argument = LLVMGetOperand(call, (unsigned)contract->number[key]);
  LLVMValueRef constant = cw_constant_of(unit, argument);
  return constant ? constant : argument;
}

/* The table's length; null if its end is marked. */
static LLVMValueRef row_count(cw_unit *unit, LLVMValueRef call, const cw_contract *contract) {
  if (contract->form[CW_KEY_ROW_COUNT] == CW_FORM_ARGUMENT)
    return argument_of(unit, call, contract, CW_KEY_ROW_COUNT);
  LLVMTypeRef type = LLVMInt64TypeInContext(unit->context);
  return contract->given[CW_KEY_ROW_COUNT] ? LLVMConstInt(type, (uint64_t)contract->number[CW_KEY_ROW_COUNT], false)
                                           : NULL;
}

/* The rows among which the call's field is: those of its class, which is the holder's, or of its table. */
static cw_reason find_rows(cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_class_facts *holder,
                           cw_rows *rows) {
  if (!contract->given[CW_KEY_CLASS])
    return cw_table_rows(unit, contract, argument_of(unit, call, contract, CW_KEY_TABLE),
                         row_count(unit, call, contract), rows);
  cw_reason reason = cw_class_read(unit, contract, argument_of(unit, call, contract, CW_KEY_CLASS), holder);
  return reason == CW_REASON_NONE ? cw_class_rows(unit, contract, holder, rows) : reason;
}

/* Finds the field that a call names by class or table, and by name or index. */
static cw_reason find_named(cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_target *target,
                            cw_field_facts *field) {
  cw_rows rows = {0};
  cw_reason reason = find_rows(unit, call, contract, &target->holder, &rows);
  if (reason == CW_REASON_NONE)
    reason = contract->given[CW_KEY_NAME]
                 ? cw_rows_find_name(unit, contract, &rows, argument_of(unit, call, contract, CW_KEY_NAME), field)
                 : cw_rows_find_index(unit, contract, &rows, argument_of(unit, call, contract, CW_KEY_INDEX), field);
  if (reason == CW_REASON_NONE)
    set_field(target, contract, field);
  return reason;
}

cw_reason cw_target_of_named(cw_unit *unit, LLVMValueRef call, const cw_contract *operation, cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){0};
  cw_reason reason = find_named(unit, call, operation, target, &field);
  if (reason == CW_REASON_NONE)
    reason = check_field(operation, &field);
  if (reason == CW_REASON_NONE)
    read_value_class(unit, operation, field.value_class, target);
  return reason;
}

/* ---- Making updaters ---- */

/* The value class that a creation asks for must be the one that the field declares. */
static cw_reason check_value_class(cw_unit *unit, LLVMValueRef call, const cw_contract *creation,
                                   const cw_field_facts *field) {
  if (!creation->given[CW_KEY_VALUE_CLASS])
    return CW_REASON_NONE;
  LLVMValueRef asked = argument_of(unit, call, creation, CW_KEY_VALUE_CLASS);
  cw_place place;
  if (!LLVMIsNull(asked) && !cw_place_of(unit, asked, &place))
    return CW_REASON_VALUE_CLASS_UNKNOWN;
  return cw_same_address(unit, asked, field->value_class) ? CW_REASON_NONE : CW_REASON_FIELD_VALUE_CLASS;
}

/* Whether the field's kind and size, as far as rows have them, are those that the helper is for. */
static bool kind_fits(const cw_contract *contract, const cw_field_facts *field) {
  const int64_t *number = contract->number;
  const bool *given = contract->given;
  bool kind = given[CW_KEY_KIND] && given[CW_KEY_FIELD_KIND];
  bool size = given[CW_KEY_SIZE] && given[CW_KEY_FIELD_SIZE];
  return (!kind || field->kind == (uint64_t)number[CW_KEY_KIND]) &&
         (!size || field->size == (uint64_t)number[CW_KEY_SIZE]);
}

/* The run-time checks of a creation on a field that exists, in their order. */
static cw_reason check_creation(cw_unit *unit, LLVMValueRef call, const cw_contract *creation,
                                const cw_field_facts *field) {
  cw_reason reason = cw_field_check_access(creation, field);
  if (reason == CW_REASON_NONE && !kind_fits(creation, field))
    reason = CW_REASON_FIELD_KIND;
  if (reason == CW_REASON_NONE)
    reason = check_value_class(unit, call, creation, field);
  return reason == CW_REASON_NONE ? cw_field_check_atomic(creation, field) : reason;
}

cw_reason cw_target_of_creation(cw_unit *unit, LLVMValueRef call, const cw_contract *creation, cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){.may_be_null = true};
  cw_reason reason = find_named(unit, call, creation, target, &field);
  if (reason == CW_REASON_NONE)
    reason = check_creation(unit, call, creation, &field);
  read_value_class(unit, creation, field.value_class, target);
  return reason;
}

/* ---- Look-ups ---- */

/* The offset of a field whose handle is an argument. */
static cw_reason lookup_by_handle(cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, cw_target *target) {
  const cw_query query = {unit, lookup, CW_DESIGNATOR_HANDLE};
  return cw_resolve(&query, LLVMGetOperand(call, (unsigned)lookup->number[CW_KEY_FIELD]), target);
}

cw_reason cw_target_of_lookup(cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){0};
  if (lookup->given[CW_KEY_FIELD])
    return lookup_by_handle(unit, call, lookup, target);
  cw_reason reason = find_named(unit, call, lookup, target, &field);
  if (reason == CW_REASON_NONE)
    reason = check_field(lookup, &field);
  if (reason == CW_REASON_NONE && !kind_fits(lookup, &field))
    reason = CW_REASON_FIELD_KIND;
  return reason;
}

cw_reason cw_target_of_row(const cw_unit *unit, const cw_contract *reader, cw_place row, cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){0};
  cw_reason reason = cw_row_read(unit, reader, row, &field);
  if (reason == CW_REASON_NONE)
    reason = check_field(reader, &field);
  if (reason != CW_REASON_NONE)
    return reason;
  set_field(target, reader, &field);
  read_value_class(unit, reader, field.value_class, target);
  return CW_REASON_NONE;
}

/* ---- Constant updaters ---- */

static cw_reason updater_access_reason(cw_access access) {
  switch (access) {
  case CW_ACCESS_READABLE:
    return CW_REASON_NONE;
  case CW_ACCESS_NOT_VISIBLE:
    return CW_REASON_UPDATER_NOT_VISIBLE;
  case CW_ACCESS_INTERPOSABLE:
    return CW_REASON_UPDATER_INTERPOSABLE;
  case CW_ACCESS_NOT_CONSTANT:
    break;
  }
  return CW_REASON_UPDATER_NOT_CONSTANT;
}

/* An updater's members as they stand in its descriptor; those that it lacks are 0. */
typedef struct updater_facts {
  LLVMValueRef holder_class;
  LLVMValueRef value_class;
  LLVMValueRef name;
  LLVMValueRef row;
  uint64_t offset;
  uint64_t size;
  uint64_t kind;
} updater_facts;

static bool read_updater(const cw_unit *unit, const cw_contract *operation, cw_place place, updater_facts *u) {
  return cw_read_pointer(unit, operation, CW_KEY_UPDATER_CLASS, place, &u->holder_class) &&
         cw_read_pointer(unit, operation, CW_KEY_UPDATER_VALUE_CLASS, place, &u->value_class) &&
         cw_read_pointer(unit, operation, CW_KEY_UPDATER_NAME, place, &u->name) &&
         cw_read_pointer(unit, operation, CW_KEY_UPDATER_FIELD, place, &u->row) &&
         cw_read_member(unit, operation, CW_KEY_UPDATER_OFFSET, place, &u->offset) &&
         cw_read_member(unit, operation, CW_KEY_UPDATER_SIZE, place, &u->size) &&
         cw_read_member(unit, operation, CW_KEY_UPDATER_KIND, place, &u->kind);
}

/* Whether the updater's own `key` is the field's, where both are there. */
static bool same(const cw_contract *operation, cw_key key, uint64_t mine, cw_key field_key, uint64_t fields) {
  return !operation->given[key] || !operation->given[field_key] || mine == fields;
}

/* A descriptor written by hand must say of the field what its class, or the row, says. */
static bool updater_agrees(const updater_facts *u, const cw_contract *operation, const cw_field_facts *field) {
  return same(operation, CW_KEY_UPDATER_OFFSET, u->offset, CW_KEY_FIELD_OFFSET, field->offset) &&
         same(operation, CW_KEY_UPDATER_SIZE, u->size, CW_KEY_FIELD_SIZE, field->size) &&
         same(operation, CW_KEY_UPDATER_KIND, u->kind, CW_KEY_FIELD_KIND, field->kind) &&
         cw_field_check_atomic(operation, field) == CW_REASON_NONE;
}

/* The row of the updater's field: the one that it points to, or the one of its name in its class; none if neither. */
static cw_reason find_updater_row(const cw_unit *unit, const cw_contract *operation, const updater_facts *u,
                                  const cw_class_facts *holder, cw_field_facts *field) {
  cw_rows rows = {0};
  cw_place place = {0};
  if (operation->given[CW_KEY_UPDATER_FIELD])
    return cw_place_of(unit, u->row, &place) ? cw_row_read(unit, operation, place, field)
                                             : CW_REASON_UPDATER_UNREADABLE;
  if (!operation->given[CW_KEY_UPDATER_NAME])
    return CW_REASON_NONE;
  cw_reason reason = cw_class_rows(unit, operation, holder, &rows);
  return reason == CW_REASON_NONE ? cw_rows_find_name(unit, operation, &rows, u->name, field) : reason;
}

/* What the updater itself says comes first: that is what the helper reads. */
static void set_updater_field(cw_target *target, const cw_contract *operation, const updater_facts *u,
                              const cw_field_facts *field) {
  set_field(target, operation, field);
  if (operation->given[CW_KEY_UPDATER_OFFSET])
    target->offset = u->offset;
  if (operation->given[CW_KEY_UPDATER_SIZE])
    target->size = u->size;
  if (operation->given[CW_KEY_UPDATER_KIND])
    target->kind = u->kind;
  target->has_kind = operation->given[CW_KEY_UPDATER_KIND] || field->row.global;
}

/* Whether anything says where the field is. */
static bool says_offset(const cw_contract *operation) {
  return operation->given[CW_KEY_UPDATER_OFFSET] || operation->given[CW_KEY_UPDATER_FIELD] ||
         operation->given[CW_KEY_UPDATER_NAME];
}

/* Offsets may be signed, and no struct is so large. */
static bool is_sane_offset(uint64_t offset) {
  return offset < UINT64_C(1) << 31;
}

cw_reason cw_target_of_descriptor(const cw_unit *unit, const cw_contract *operation, cw_place place,
                                  cw_target *target) {
  updater_facts u = {0};
  cw_field_facts field = {0};
  *target = (cw_target){0};
  cw_reason reason = updater_access_reason(cw_place_access(place));
  if (reason != CW_REASON_NONE)
    return reason;
  if (!says_offset(operation) || !read_updater(unit, operation, place, &u))
    return CW_REASON_UPDATER_UNREADABLE;
  if (operation->given[CW_KEY_UPDATER_CLASS])
    reason = cw_class_read(unit, operation, u.holder_class, &target->holder);
  if (reason == CW_REASON_NONE)
    reason = find_updater_row(unit, operation, &u, &target->holder, &field);
  if (reason == CW_REASON_FIELD_MISSING ||
      (reason == CW_REASON_NONE && field.row.global && !updater_agrees(&u, operation, &field)))
    return CW_REASON_UPDATER_DISAGREES;
  if (reason != CW_REASON_NONE)
    return reason;
  set_updater_field(target, operation, &u, &field);
  read_value_class(unit, operation, operation->given[CW_KEY_UPDATER_VALUE_CLASS] ? u.value_class : field.value_class,
                   target);
  return is_sane_offset(target->offset) ? CW_REASON_NONE : CW_REASON_FIELD_OFFSET;
}
