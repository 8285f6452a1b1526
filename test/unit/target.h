/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One kind of field and one way to name it, chosen by the build. The tests of operations are written once against this
 * and built for each. The build defines
 *
 *   KIND_TYPE                the type of the field's values; nothing for references
 *   KIND_OP, KIND_OFFSET_OP  how the names of operations start, by updater and by offset: cw_int_, cw_offset_int_
 *   KIND_UPDATER             the macro for a constant updater: CW_INT_UPDATER
 *   KIND_STEM                how the names of the holder's fields start: int_
 *   KIND_SIGNED, KIND_UNSIGNED, KIND_LOGICAL, KIND_POINTER or KIND_FLOATING
 *   BY_OFFSET                for operations by offset
 */
#ifndef TEST_UNIT_TARGET_H
#define TEST_UNIT_TARGET_H

#include "shapes.h"
#include "subjects.h"
#include <castaway/castaway.h>
#include <castaway/kinds.h>
#include <string.h>

#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define TEXT_(a) #a
#define TEXT(a) TEXT_(a)

#if defined KIND_SIGNED || defined KIND_UNSIGNED
#define IS_INTEGER 1
#endif

#ifdef KIND_POINTER
typedef void *value;
typedef intptr_t answer; /* of any operation */
#define THE_UPDATER CW_REF_UPDATER(holder_class, holder, ref_middle, thing, &thing_class)
#else
typedef KIND_TYPE value;
typedef KIND_TYPE answer;
#define THE_UPDATER KIND_UPDATER(holder_class, holder, MIDDLE)
#endif

#ifdef IS_INTEGER
#define HALFWAY ((value)((value)1 << (sizeof(value) * 8 - 2)))
#define HIGHEST ((value) - 1 < (value)1 ? (value)((HALFWAY - 1) * 2 + 1) : (value) - 1)
#define LOWEST ((value)(-HIGHEST - 1))
#endif

typedef PASTE(KIND_OP, updater) updater_type;
#ifndef KIND_FLOATING
typedef PASTE(KIND_OP, update_fn) update_fn;
typedef PASTE(KIND_OP, accumulate_fn) accumulate_fn;
#endif
#define LEFT PASTE(KIND_STEM, left)
#define MIDDLE PASTE(KIND_STEM, middle)
#define RIGHT PASTE(KIND_STEM, right)
#define FIELD_NAME TEXT(MIDDLE)

/* The arguments of any operation; each takes those that it has. */
typedef struct arguments {
  const updater_type *updater;
  void *holder;
  ptrdiff_t offset;
  value first;  /* value, operand, delta, mask, bound or the expected value */
  value second; /* the desired value */
#ifndef KIND_FLOATING
  update_fn *update;
  accumulate_fn *accumulate;
#endif
  void *context;
  cw_order success;
  cw_order failure;
} arguments;

#ifdef BY_OFFSET
#define OP(name) PASTE(KIND_OFFSET_OP, name)
#define PREFIX TEXT(KIND_OFFSET_OP)
#define TARGET a->holder, a->offset
#else
#define OP(name) PASTE(KIND_OP, name)
#define PREFIX TEXT(KIND_OP)
#define TARGET a->updater, a->holder
#endif

/* ---- Values: things for references, otherwise numbers ---- */

enum { SAMPLES = 8 };

/* The n-th of a few values, 0 the zero. They differ, but for truth values, of which the 1st, 4th and 6th are true. */
#if defined KIND_POINTER
static thing samples[SAMPLES];

static inline value sample(int n) {
  cw_object_init(&samples[n].object, n % 2 ? &thing_class : &special_thing_class);
  return n ? &samples[n] : 0;
}
#elif defined KIND_LOGICAL
static inline value sample(int n) {
  return n == 1 || n == 4 || n == 6;
}
#elif defined KIND_FLOATING
static inline value sample(int n) {
  return (value)n * (value)-1.375;
}
#else
/* In both halves of the widest. */
static inline value sample(int n) {
  int part = n * 1000003;
  value upper = (value)part;
  for (unsigned bits = 32; bits < sizeof(value) * 8; bits += 16)
    upper = (value)(upper * 0x10001);
  return upper;
}
#endif

/* Whether they are the same bit by bit, as atomic instructions see it. */
static inline bool same(value a, value b) {
  return memcmp(&a, &b, sizeof a) == 0;
}

/* ---- Holders, read and written as if not atomic: these tests have one thread, and some kinds no instruction ---- */

typedef value plain_value __attribute__((may_alias));

static inline value middle_of(holder *h) {
  return *(plain_value *)&h->MIDDLE;
}

static inline void set_middle(holder *h, value middle) {
  *(plain_value *)&h->MIDDLE = middle;
}

/* A holder whose middle field is sample(1); the fields beside it are sample(6) and sample(7). */
static inline void holder_fill(holder *h, const cw_class *object_class) {
  *h = (holder){.object = {object_class}, .LEFT = sample(6), .MIDDLE = sample(1), .RIGHT = sample(7)};
}

static inline bool neighbours_untouched(holder *h) {
  return same(*(plain_value *)&h->LEFT, sample(6)) && same(*(plain_value *)&h->RIGHT, sample(7));
}

/* Arguments that are right for every operation. */
static inline arguments right_arguments(const updater_type *updater, holder *h) {
  arguments a = {.updater = updater, .holder = h, .offset = offsetof(holder, MIDDLE), .success = CW_ORDER_SEQ_CST};
  a.first = sample(1);
  a.second = sample(2);
  a.failure = CW_ORDER_SEQ_CST;
  return a;
}

#endif
