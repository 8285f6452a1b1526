/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The program of the differential tests: calls every operation of one kind, in every way to name the field, on right
 * and on wrong arguments, and prints a line for each call: what it answered, the three fields after it, and the fault.
 */
#include "kind.h"
#include "operations.h"
#include <stdio.h>

/* ---- Classes: an operation on `middle` must leave the fields beside it alone ---- */

typedef struct holder {
  cw_object object;
  CW_ATOMIC(field_type) left;
  CW_ATOMIC(field_type) middle;
  CW_ATOMIC(field_type) right;
} holder;

typedef struct heir {
  holder base;
  CW_ATOMIC(field_type) own;
} heir;

typedef struct plain {
  char start;
  CW_ATOMIC(field_type) left;
  CW_ATOMIC(field_type) middle;
  CW_ATOMIC(field_type) right;
} plain;

static const cw_field holder_fields[] = {
    DESCRIBE(holder, left, &thing_class),
    DESCRIBE(holder, middle, &thing_class),
    DESCRIBE(holder, right, &thing_class),
};
static const cw_class holder_class = CW_CLASS(holder_class, holder, holder_fields);
static const cw_class stranger_class = CW_CLASS(stranger_class, holder, holder_fields);
static const cw_field heir_fields[] = {DESCRIBE(heir, own, &thing_class)};
static const cw_class heir_class = CW_SUBCLASS(heir, heir_fields, 1, &holder_class, (&holder_class, &heir_class));
/* Its references may be anything. */
static const cw_field plain_fields[] = {
    DESCRIBE(plain, left, 0),
    DESCRIBE(plain, middle, 0),
    DESCRIBE(plain, right, 0),
};
static const cw_class plain_class = CW_PLAIN_CLASS(plain_class, plain, plain_fields);

/* ---- Faults ---- */

static cw_fault last_fault;
static int fault_count;

static void record_fault(const cw_fault *fault, void *context) {
  (void)context;
  last_fault = *fault;
  fault_count++;
}

static bool may_retry(const arguments *a);

static int sample_index(const void *reference) {
  for (int i = 0; i < SAMPLES; i++)
    if ((const void *)(uintptr_t)samples[i] == reference)
      return i;
  return UNKNOWN_SAMPLE;
}

/* Numbers as they are, references by index. */
#ifdef FIELD_REF
#define answer_of(result)                                                                                              \
  _Generic((result), void *: sample_index((void *)(uintptr_t)(result)), bool: (intmax_t)(uintptr_t)(result))
#define shown(field) ((intmax_t)sample_index(field))
#else
#define answer_of(result) ((intmax_t)(result))
#define shown(field) ((intmax_t)(field))
#endif

/* ---- Sites ---- */

typedef struct site {
  const char *name;
  intmax_t (*call)(const arguments *a);
  int takes;
} site;

static const updater_type object_constant = UPDATER(holder_class, holder, middle, &thing_class);
static const updater_type plain_constant = UPDATER(plain_class, plain, middle, 0);

/* Made once, before main. */
static const updater_type *object_created;
static const updater_type *plain_created;

__attribute__((constructor)) static void create_updaters(void) {
  if (NEW_UPDATER(&holder_class, &thing_class, "middle", &object_created) != CW_STATUS_OK ||
      NEW_UPDATER(&plain_class, 0, "middle", &plain_created) != CW_STATUS_OK)
    puts(cw_last_error());
}

/* Made at the first use. */
static const updater_type *lazy_updater;

static inline const updater_type *lazy(void) {
  if (!lazy_updater && NEW_UPDATER(&holder_class, &thing_class, "middle", &lazy_updater) != CW_STATUS_OK)
    return 0;
  return lazy_updater;
}

#define WAY object_constant
#define OP UPDATER_OP
#define TARGET &object_constant, a->holder
#define ROWS ALL_OPERATIONS_AND_ORDERS
#include "sites.h"

#define WAY object_created
#define OP UPDATER_OP
#define TARGET object_created, a->holder
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY object_lazy
#define OP UPDATER_OP
#define TARGET lazy(), a->holder
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY object_named
#define OP OFFSET_OP
#define TARGET a->holder, cw_field_offset(&holder_class, "middle")
#define ROWS ALL_OPERATIONS_AND_ORDERS
#include "sites.h"

#define WAY plain_constant
#define OP UPDATER_OP
#define TARGET &plain_constant, a->holder
#define ROWS ALL_OPERATIONS_AND_ORDERS
#include "sites.h"

#define WAY plain_created
#define OP UPDATER_OP
#define TARGET plain_created, a->holder
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY plain_named
#define OP OFFSET_OP
#define TARGET a->holder, cw_field_offset(&plain_class, "middle")
#define ROWS ALL_OPERATIONS
#include "sites.h"

/* What no compiler can see through, and what every compiler can: both must stay the run-time library's. */
#define WAY unknown_updater
#define OP UPDATER_OP
#define TARGET a->updater, a->holder
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY unknown_offset
#define OP OFFSET_OP
#define TARGET a->holder, a->offset
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY null_updater
#define OP UPDATER_OP
#define TARGET 0, a->holder
#define ROWS ALL_OPERATIONS
#include "sites.h"

#define WAY negative_offset
#define OP OFFSET_OP
#define TARGET a->holder, cw_field_offset(&holder_class, "absent")
#define ROWS ALL_OPERATIONS
#include "sites.h"

/* ---- One call ---- */

/* The object that a call is tried on: none, or one with three fields. */
typedef struct subject {
  const char *name;
  void *object;
  CW_ATOMIC(field_type) * fields;
  bool is_wrong; /* every call faults: what the field holds matters little */
} subject;

static bool may_retry(const arguments *a) {
  const CW_ATOMIC(field_type) *middle =
      a->offset == offsetof(plain, middle) ? &((plain *)a->holder)->middle : &((holder *)a->holder)->middle;
  return fault_count == 0 && (value)*middle == a->first;
}

static void print_fault(const arguments *a) {
  const cw_fault *f = &last_fault;
  printf(" fault %d of %s on %s.%s holder %d value %d x%d", f->code, f->operation, f->class_name ? f->class_name : "?",
         f->field_name ? f->field_name : "?", f->holder == a->holder, f->value ? sample_index(f->value) : -1,
         fault_count);
}

static void print_fields(const subject *s) {
  if (s->fields)
    printf(" [%jd %jd %jd]", shown(s->fields[0]), shown(s->fields[1]), shown(s->fields[2]));
}

static void try_call(const site *site, const subject *s, const arguments *a, int initial) {
  if (s->fields) {
    s->fields[0] = samples[0];
    s->fields[1] = samples[initial];
    s->fields[2] = samples[1];
  }
  fault_count = 0;
  intmax_t answer = site->call(a);
  printf("    %jd", answer);
  print_fields(s);
  if (fault_count)
    print_fault(a);
  putchar('\n');
}

/* ---- All arguments ---- */

static void try_orders(const site *site, const subject *s, arguments *a, int initial) {
  for (int success = -1; success <= 7; success++) {
    for (int failure = -1; failure <= 7; failure++) {
      a->success = (cw_order)success;
      a->failure = (cw_order)failure;
      try_call(site, s, a, initial);
    }
  }
}

/* Values that matter to a site: few where its orders are what is tried. */
static int variety(const site *site, int flag) {
  if (!(site->takes & flag))
    return 1;
  return site->takes & (TAKES_CONSTANT_ORDER | TAKES_ORDER) ? 2 : SAMPLES;
}

static void try_functions(const site *site, const subject *s, arguments *a, int initial) {
  for (int given = 0; given <= (site->takes & TAKES_FUNCTION ? 1 : 0); given++) {
    a->update = given ? 0 : update;
    a->accumulate = given ? 0 : accumulate;
    if (site->takes & TAKES_ORDER)
      try_orders(site, s, a, initial);
    else
      try_call(site, s, a, initial);
  }
}

static void try_values(const site *site, const subject *s, arguments *a) {
  int initials = s->is_wrong || site->takes & (TAKES_CONSTANT_ORDER | TAKES_ORDER) ? 1 : GOOD_SAMPLES;
  printf("  %s on %s\n", site->name, s->name);
  for (int initial = 0; initial < initials; initial++) {
    for (int first = 0; first < variety(site, TAKES_FIRST); first++) {
      for (int second = 0; second < variety(site, TAKES_SECOND); second++) {
        a->first = (value)samples[first];
        a->second = (value)samples[second];
        a->context = CONTEXT_OF(samples[second]);
        try_functions(site, s, a, initial);
      }
    }
  }
}

/* ---- All objects ---- */

static holder exact = {{&holder_class}, 0, 0, 0}, stranger = {{&stranger_class}, 0, 0, 0}, headless;
static heir subclass = {{{&heir_class}, 0, 0, 0}, 0};
static plain bare;

static const subject object_subjects[] = {
    {"exact", &exact, &exact.left, false},
    {"subclass", &subclass, &subclass.base.left, false},
    {"stranger", &stranger, &stranger.left, true},
    {"headless", &headless, &headless.left, true},
    {"null", 0, 0, true},
};
static const subject plain_subjects[] = {{"bare", &bare, &bare.left, false}, {"null", 0, 0, true}};

static void try_way(const char *way, const site *sites, size_t count, bool is_plain, arguments *a) {
  const subject *subjects = is_plain ? plain_subjects : object_subjects;
  size_t subject_count = is_plain ? 2 : 5;
  printf("%s\n", way);
  for (size_t i = 0; i < count; i++) {
    for (size_t j = 0; j < subject_count; j++) {
      a->holder = subjects[j].object;
      try_values(&sites[i], &subjects[j], a);
    }
  }
}

#define TRY_WAY(way, is_plain, ...)                                                                                    \
  do {                                                                                                                 \
    arguments a = {__VA_ARGS__};                                                                                       \
    try_way(#way, way##_sites, sizeof way##_sites / sizeof way##_sites[0], is_plain, &a);                              \
  } while (0)

#define OBJECT_OFFSET .offset = offsetof(holder, middle)
#define PLAIN_OFFSET .offset = offsetof(plain, middle)

static void try_all_ways(void) {
  static const updater_type never_made;
  TRY_WAY(object_constant, false, OBJECT_OFFSET);
  TRY_WAY(object_created, false, OBJECT_OFFSET);
  TRY_WAY(object_lazy, false, OBJECT_OFFSET);
  TRY_WAY(object_named, false, OBJECT_OFFSET);
  TRY_WAY(plain_constant, true, PLAIN_OFFSET);
  TRY_WAY(plain_created, true, PLAIN_OFFSET);
  TRY_WAY(plain_named, true, PLAIN_OFFSET);
  TRY_WAY(unknown_updater, false, .updater = &object_constant, OBJECT_OFFSET);
  TRY_WAY(unknown_updater, false, .updater = 0, OBJECT_OFFSET);
  TRY_WAY(unknown_updater, false, .updater = &never_made, OBJECT_OFFSET);
  TRY_WAY(unknown_offset, false, OBJECT_OFFSET);
  TRY_WAY(unknown_offset, false, .offset = -1);
  TRY_WAY(null_updater, false, OBJECT_OFFSET);
  TRY_WAY(negative_offset, false, OBJECT_OFFSET);
}

int main(void) {
  const cw_fault_handler handler = {record_fault, 0};
  cw_fault_set_thread_handler(&handler);
  try_all_ways();
  cw_fault_set_thread_handler(0);
  return 0;
}
