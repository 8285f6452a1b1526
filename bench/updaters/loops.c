/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The measured loops: one function per kind, operation, idiom and holder, made from the list in operations.h.
 *
 * What keeps them comparable. A loop must not be folded away, and no variant may merge or hoist what another does not:
 *   - Object and operands are arguments of a function that is not inlined, and its caller hides where they come from,
 * so no variant knows a value or the object's class. There is no barrier inside the loop: the cheapest operations take
 *     a fraction of a nanosecond, and a barrier would cost as much as they do.
 *   - Every operation is an atomic access or an opaque call. Compilers neither delete nor merge those, whatever the
 *     order, and the results are summed up, so no result is unused in one variant and used in another.
 *   - Eight operations stand in the body, so that the loop's own counter weighs little, and further unrolling and
 *     vectorising are switched off for all variants: what is compared has one shape. Functions and loops are aligned
 *     (see CMakeLists.txt), because a loop across a fetch boundary can cost more than the operation in it.
 */
#include "../harness/variant.h"
#include "idiom.h"
#include "operations.h"

#define OPERATIONS_PER_STEP 8
#define REPEAT(statement)                                                                                              \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement

/* A multiple of OPERATIONS_PER_STEP, and enough to make the call and the reset of the field free. */
#define BATCH 4096

typedef int32_t int_value;
typedef long long_value;
typedef target *ref_value;

/* Results are summed up in their own width: a conversion would cost more than a load. */
typedef uint32_t int_sum;
typedef uint64_t long_sum;
typedef uintptr_t ref_sum;

/* ---- Objects, one cache line each ---- */

static target the_target = {{&target_class}};
_Alignas(64) static exact exact_object = {.object = {&exact_class}};
_Alignas(64) static subclass subclass_object = {.base = {.object = {&subclass_class}}};
_Alignas(64) static plain plain_object;

typedef exact exact_holder;
typedef exact subclass_holder;
typedef plain plain_holder;

static exact_holder *find_exact(void) {
  return &exact_object;
}
static subclass_holder *find_subclass(void) {
  return &subclass_object.base;
}
static plain_holder *find_plain(void) {
  return &plain_object;
}

/* What the compiler may know of a holder: a plain one is not null. */
#define PROMISE_exact
#define PROMISE_subclass
#define PROMISE_plain , nonnull(2)

/* ---- Values: what each field holds at first ---- */

static int_value first_int(void) {
  return 1;
}
static long_value first_long(void) {
  return 1;
}
static ref_value first_ref(void) {
  return &the_target;
}

static inline int32_t int_update(int32_t value, void *context) {
  return (void)context, value ^ 1;
}
static inline int64_t long_update(int64_t value, void *context) {
  return (void)context, value ^ 1;
}
static inline void *ref_update(void *value, void *context) {
  return (void)context, value;
}
static inline int32_t int_accumulate(int32_t value, int32_t operand, void *context) {
  return (void)context, value ^ operand;
}
static inline int64_t long_accumulate(int64_t value, int64_t operand, void *context) {
  return (void)context, value ^ operand;
}
static inline void *ref_accumulate(void *value, void *operand, void *context) {
  return (void)context, value ? operand : value;
}

/* Forgets what is known about a variable. It touches no memory, and stands outside the loops. */
#define HIDE(variable) __asm__("" : "+r"(variable))

/* ---- The loops ---- */

#define TERM_VALUE(kind, operation) (kind##_sum)(operation)
#define TERM_NOTHING(kind, operation) ((operation), (kind##_sum)0)

#define DEFINE_LOOP(kind, idiom, holder, name, result, arguments)                                                      \
  __attribute__((noinline PROMISE_##holder)) static uint64_t kind##_##name##_##idiom##_##holder##_loop(                \
      uint64_t iterations, holder##_holder *object, kind##_value expected, kind##_value value) {                       \
    kind##_sum sum = 0;                                                                                                \
    (void)expected, (void)value;                                                                                       \
    for (uint64_t i = 0; i != iterations; i += OPERATIONS_PER_STEP) {                                                  \
      REPEAT(sum += TERM_##result(kind, BENCH_OPERATE(kind, idiom, holder, name, arguments)));                         \
    }                                                                                                                  \
    return sum;                                                                                                        \
  }                                                                                                                    \
  static uint64_t kind##_##name##_##idiom##_##holder(uint64_t iterations) {                                            \
    holder##_holder *object = find_##holder();                                                                         \
    kind##_value expected = first_##kind(), value = first_##kind();                                                    \
    object->kind##_field = value;                                                                                      \
    HIDE(object);                                                                                                      \
    HIDE(expected);                                                                                                    \
    HIDE(value);                                                                                                       \
    return kind##_##name##_##idiom##_##holder##_loop(iterations, object, expected, value);                             \
  }

BENCH_OPERATIONS(DEFINE_LOOP)

#define TABLE_ENTRY(kind, idiom, holder, name, result, arguments)                                                      \
  {#kind "/" #name "/" #idiom "/" #holder, BATCH, kind##_##name##_##idiom##_##holder, 0, 0},

static const bench_entry entries[] = {BENCH_OPERATIONS(TABLE_ENTRY)};

const bench_table bench_variant_table = {entries, sizeof entries / sizeof entries[0]};
