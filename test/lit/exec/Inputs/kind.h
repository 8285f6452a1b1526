/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The kind of field under test, chosen with FIELD_INT, FIELD_LONG or FIELD_REF: its types, the names of its operations
 * and the values that they are tried with. A value is named by its index, so that a trace shows no addresses.
 */
#include <castaway/castaway.h>

/* What references mean. An alien is no thing; the blank one's header was never set. */
typedef struct thing {
  cw_object object;
} thing;

static const cw_class thing_class = {"thing", 0, 0, 0, sizeof(thing), 0, 0, {&thing_class}};
static const cw_class special_class = {
    "special", &thing_class, 0, 0, sizeof(thing), 1, 0, {&thing_class, &special_class}};
static const cw_class alien_class = {"alien", 0, 0, 0, sizeof(thing), 0, 0, {&alien_class}};

#if defined FIELD_INT
typedef int32_t value, field_type;
typedef cw_int_updater updater_type;
typedef cw_int_update_fn update_fn;
typedef cw_int_accumulate_fn accumulate_fn;
#define UPDATER_OP(name) cw_int_##name
#define OFFSET_OP(name) cw_offset_int_##name
#define DESCRIBE(T, field, value_class) CW_FIELD_INT(T, field)
#define UPDATER(class, T, field, value_class) CW_INT_UPDATER(class, T, field)
#define NEW_UPDATER(class, value_class, name, result) cw_new_int_updater(class, name, result)
#define LOWEST INT32_MIN
#define HIGHEST INT32_MAX
#elif defined FIELD_LONG
typedef int64_t value, field_type;
typedef cw_long_updater updater_type;
typedef cw_long_update_fn update_fn;
typedef cw_long_accumulate_fn accumulate_fn;
#define UPDATER_OP(name) cw_long_##name
#define OFFSET_OP(name) cw_offset_long_##name
#define DESCRIBE(T, field, value_class) CW_FIELD_LONG(T, field)
#define UPDATER(class, T, field, value_class) CW_LONG_UPDATER(class, T, field)
#define NEW_UPDATER(class, value_class, name, result) cw_new_long_updater(class, name, result)
#define LOWEST INT64_MIN
#define HIGHEST INT64_MAX
#elif defined FIELD_REF
typedef void *value;
typedef thing *field_type;
typedef cw_ref_updater updater_type;
typedef cw_ref_update_fn update_fn;
typedef cw_ref_accumulate_fn accumulate_fn;
#define UPDATER_OP(name) cw_ref_##name
#define OFFSET_OP(name) cw_offset_ref_##name
#define DESCRIBE(T, field, value_class) CW_FIELD_REF(T, field, thing, value_class)
#define UPDATER(class, T, field, value_class) CW_REF_UPDATER(class, T, field, thing, value_class)
#define NEW_UPDATER(class, value_class, name, result) cw_new_ref_updater(class, value_class, name, result)
#else
#error "define FIELD_INT, FIELD_LONG or FIELD_REF"
#endif

/* ---- Values ---- */

#ifdef FIELD_REF
static thing one = {{&thing_class}}, two = {{&thing_class}}, special = {{&special_class}};
static thing alien = {{&alien_class}}, blank = {{0}};
static field_type const samples[] = {&one, &two, 0, &special, &alien, &blank};
#define GOOD_SAMPLES 4

/* Replaces by what the context names, whatever the old value. */
static value update(value old, void *context) {
  (void)old;
  return context;
}
static value accumulate(value old, value operand, void *context) {
  return old == operand ? context : operand;
}
#define CONTEXT_OF(chosen) (chosen)
#else
static const value samples[] = {0, 1, -1, LOWEST, HIGHEST, LOWEST + 1, 0x5a5a5a5a};
#define GOOD_SAMPLES 7

/* Wrap around, as unsigned numbers do. */
static value update(value old, void *context) {
  return (value)((uint64_t)old * 3 + (uint64_t) * (const value *)context);
}
static value accumulate(value old, value operand, void *context) {
  return (value)((uint64_t)old * 5 - (uint64_t)operand + (uint64_t) * (const value *)context);
}
/* The address of a number, for either function. */
#define CONTEXT_OF(chosen) ((void *)&(chosen))
#endif

enum { SAMPLES = sizeof samples / sizeof samples[0], UNKNOWN_SAMPLE = 99 };

/* The arguments of any operation; each takes those that it has. */
typedef struct arguments {
  const updater_type *updater;
  void *holder;
  ptrdiff_t offset;
  value first;  /* operand, delta, mask, bound or expected value */
  value second; /* value to store */
  update_fn *update;
  accumulate_fn *accumulate;
  void *context;
  cw_order success;
  cw_order failure;
} arguments;
