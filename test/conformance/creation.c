/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Making updaters by name: what must be refused, and that a refused one is null and faults at its first use.
 */
#include "creation_classes.h"
#include "trace.h"

#ifdef GENERATED_DESCRIPTORS
#include GENERATED_DESCRIPTORS
#else
static const cw_class target_class = {"target", 0, 0, 0, sizeof(target), 0, 0, {&target_class}};
static const cw_field subject_fields[] = {
    CW_FIELD_INT(subject, int_field),
    CW_FIELD_LONG(subject, long_field),
    CW_FIELD_REF(subject, ref_field, target, &target_class),
    CW_FIELD_PRIVATE_INT(subject, private_field),
    CW_FIELD_INT(subject, plain_int),
    CW_FIELD_LONG(subject, plain_long),
    CW_FIELD_REF(subject, plain_ref, target, &target_class),
};
static const cw_class subject_class = CW_CLASS(subject_class, subject, subject_fields);
static const cw_field inheritor_fields[] = {CW_FIELD_INT(inheritor, own)};
static const cw_class inheritor_class =
    CW_SUBCLASS(inheritor, inheritor_fields, 1, &subject_class, (&subject_class, &inheritor_class));
#endif

static const cw_class other_class = {"other", 0, 0, 0, sizeof(target), 0, 0, {&other_class}};

/* Makes, traces the status, and traces whether the result is as null as it must be. */
#define INT_CASE(name, class_, field, expected)                                                                        \
  do {                                                                                                                 \
    const cw_int_updater *made = 0;                                                                                    \
    trace_status(name, cw_new_int_updater(class_, field, &made), expected);                                            \
    trace_number(name ", made", made != 0, (expected) == CW_STATUS_OK);                                                \
    cw_updater_free((const cw_updater *)made);                                                                         \
  } while (0)
#define LONG_CASE(name, class_, field, expected)                                                                       \
  do {                                                                                                                 \
    const cw_long_updater *made = 0;                                                                                   \
    trace_status(name, cw_new_long_updater(class_, field, &made), expected);                                           \
    trace_number(name ", made", made != 0, (expected) == CW_STATUS_OK);                                                \
    cw_updater_free((const cw_updater *)made);                                                                         \
  } while (0)
#define REF_CASE(name, class_, value_class, field, expected)                                                           \
  do {                                                                                                                 \
    const cw_ref_updater *made = 0;                                                                                    \
    trace_status(name, cw_new_ref_updater(class_, value_class, field, &made), expected);                               \
    trace_number(name ", made", made != 0, (expected) == CW_STATUS_OK);                                                \
    cw_updater_free((const cw_updater *)made);                                                                         \
  } while (0)

static void make_ints(void) {
  INT_CASE("int, right", &subject_class, "int_field", CW_STATUS_OK);
  INT_CASE("int, null class", 0, "int_field", CW_STATUS_NULL_ARGUMENT);
  INT_CASE("int, null name", &subject_class, 0, CW_STATUS_NULL_ARGUMENT);
  INT_CASE("int, missing", &subject_class, "no_field", CW_STATUS_NO_SUCH_FIELD);
  INT_CASE("int, of the superclass", &inheritor_class, "int_field", CW_STATUS_NO_SUCH_FIELD);
  INT_CASE("int, of the subclass", &subject_class, "own", CW_STATUS_NO_SUCH_FIELD);
  INT_CASE("int, declared by the subclass", &inheritor_class, "own", CW_STATUS_OK);
  INT_CASE("int, private", &subject_class, "private_field", CW_STATUS_NOT_ACCESSIBLE);
  INT_CASE("int, a long", &subject_class, "long_field", CW_STATUS_WRONG_KIND);
  INT_CASE("int, a reference", &subject_class, "ref_field", CW_STATUS_WRONG_KIND);
  INT_CASE("int, a plain long", &subject_class, "plain_long", CW_STATUS_WRONG_KIND);
  INT_CASE("int, not atomic", &subject_class, "plain_int", CW_STATUS_NOT_ATOMIC);
}

static void make_longs(void) {
  LONG_CASE("long, right", &subject_class, "long_field", CW_STATUS_OK);
  LONG_CASE("long, null class", 0, "long_field", CW_STATUS_NULL_ARGUMENT);
  LONG_CASE("long, missing", &subject_class, "no_field", CW_STATUS_NO_SUCH_FIELD);
  LONG_CASE("long, of the superclass", &inheritor_class, "long_field", CW_STATUS_NO_SUCH_FIELD);
  LONG_CASE("long, private", &subject_class, "private_field", CW_STATUS_NOT_ACCESSIBLE);
  LONG_CASE("long, an int", &subject_class, "int_field", CW_STATUS_WRONG_KIND);
  LONG_CASE("long, a reference", &subject_class, "ref_field", CW_STATUS_WRONG_KIND);
  LONG_CASE("long, not atomic", &subject_class, "plain_long", CW_STATUS_NOT_ATOMIC);
}

static void make_refs(void) {
  REF_CASE("ref, right", &subject_class, &target_class, "ref_field", CW_STATUS_OK);
  REF_CASE("ref, null class", 0, &target_class, "ref_field", CW_STATUS_NULL_ARGUMENT);
  REF_CASE("ref, missing", &subject_class, &target_class, "no_field", CW_STATUS_NO_SUCH_FIELD);
  REF_CASE("ref, of the superclass", &inheritor_class, &target_class, "ref_field", CW_STATUS_NO_SUCH_FIELD);
  REF_CASE("ref, private", &subject_class, &target_class, "private_field", CW_STATUS_NOT_ACCESSIBLE);
  REF_CASE("ref, a long", &subject_class, &target_class, "long_field", CW_STATUS_WRONG_KIND);
  REF_CASE("ref, another value class", &subject_class, &other_class, "ref_field", CW_STATUS_WRONG_VALUE_CLASS);
  REF_CASE("ref, no value class", &subject_class, 0, "ref_field", CW_STATUS_WRONG_VALUE_CLASS);
  REF_CASE("ref, another value class and not atomic", &subject_class, &other_class, "plain_ref",
           CW_STATUS_WRONG_VALUE_CLASS);
  REF_CASE("ref, not atomic", &subject_class, &target_class, "plain_ref", CW_STATUS_NOT_ATOMIC);
}

static void look_up(void) {
  trace_number("offset, right", cw_field_offset(&subject_class, "long_field"),
               (long long)offsetof(subject, long_field));
  trace_number("offset, of the subclass's own", cw_field_offset(&inheritor_class, "own"),
               (long long)offsetof(inheritor, own));
  trace_number("offset, missing", cw_field_offset(&subject_class, "no_field"), -1);
  trace_number("offset, of the superclass", cw_field_offset(&inheritor_class, "int_field"), -1);
  trace_number("offset, private", cw_field_offset(&subject_class, "private_field"), -1);
  trace_number("offset, not atomic", cw_field_offset(&subject_class, "plain_int"), -1);
  trace_number("offset, null class", cw_field_offset(0, "int_field"), -1);
  trace_number("offset, null name", cw_field_offset(&subject_class, 0), -1);
}

/* Write-once updaters whose making fails: every use must fault, although the call that makes them is in sight. */
static const cw_int_updater *missing_updater;
static const cw_int_updater *narrow_updater;
static const cw_ref_updater *foreign_updater;

static void use_refused(void) {
  subject s = {.object = {&subject_class}};
  trace_status("refused, missing", cw_new_int_updater(&subject_class, "no_field", &missing_updater),
               CW_STATUS_NO_SUCH_FIELD);
  trace_fault("refused, missing, used", cw_int_get_and_add(missing_updater, &s, 1), CW_FAULT_NULL_UPDATER);
  trace_status("refused, width", cw_new_int_updater(&subject_class, "long_field", &narrow_updater),
               CW_STATUS_WRONG_KIND);
  trace_fault("refused, width, used", cw_int_increment_and_get(narrow_updater, &s), CW_FAULT_NULL_UPDATER);
  trace_status("refused, value class", cw_new_ref_updater(&subject_class, &other_class, "ref_field", &foreign_updater),
               CW_STATUS_WRONG_VALUE_CLASS);
  trace_fault("refused, value class, used", cw_ref_compare_and_set(foreign_updater, &s, 0, 0), CW_FAULT_NULL_UPDATER);
  trace_number("refused, nothing stored", s.int_field + s.long_field + (s.ref_field != 0), 0);
}

void run_creation(void) {
  trace_group("creation");
  make_ints();
  make_longs();
  make_refs();
  look_up();
  use_refused();
}
