// A reference that is stored costs the comparisons that a hand-written check of its class costs; null costs none.

// x86-64.
// RUN: %clang -O2 -w --target=x86_64-linux-gnu %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.x86.lowered.o
// RUN: %clang -O2 -w --target=x86_64-linux-gnu %include -ffunction-sections -DMANUAL -c %s -o %t.x86.manual.o
// RUN: %compare_functions --functions=5 %t.x86.lowered.o %t.x86.manual.o

// AArch64 with LSE.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.lse.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a %include -ffunction-sections -DMANUAL -c %s -o %t.lse.manual.o
// RUN: %compare_functions --functions=5 %t.lse.lowered.o %t.lse.manual.o

#include <castaway/castaway.h>
#include <stdatomic.h>

typedef struct thing {
  cw_object object;
} thing;

typedef struct slot {
  CW_ATOMIC(thing *) content;
} slot;

#define HIDDEN __attribute__((visibility("hidden"))) const
HIDDEN cw_class thing_class = {"thing", 0, 0, 0, sizeof(thing), 0, 0, {&thing_class}};
static const cw_field slot_fields[] = {CW_FIELD_REF(slot, content, thing, &thing_class)};
static const cw_class slot_class = CW_PLAIN_CLASS(slot_class, slot, slot_fields);
HIDDEN cw_ref_updater content_updater = CW_REF_UPDATER(slot_class, slot, content, thing, &thing_class);

#define NONNULL __attribute__((nonnull(1)))

#ifdef MANUAL
static inline _Bool is_thing(thing *t) {
  if (!t)
    return 1;
  const cw_class *actual = t->object.object_class;
  return __builtin_expect(actual == &thing_class, 1) || (actual && actual->display[0] == &thing_class);
}
#define CHECKED(value, reflective, direct)                                                                             \
  if (__builtin_expect(is_thing(value), 1))                                                                            \
    direct;                                                                                                            \
  else                                                                                                                 \
    reflective
#else
#define CHECKED(value, reflective, direct) reflective
#endif

NONNULL void put(slot *s, thing *t) {
  CHECKED(t, cw_ref_set(&content_updater, s, t), atomic_store(&s->content, t));
}

NONNULL void publish(slot *s, thing *t) {
  CHECKED(t, cw_ref_lazy_set(&content_updater, s, t), atomic_store_explicit(&s->content, t, memory_order_release));
}

NONNULL thing *swap(slot *s, thing *t) {
  CHECKED(t, return cw_ref_get_and_set(&content_updater, s, t), return atomic_exchange(&s->content, t));
}

NONNULL _Bool replace(slot *s, thing *expected, thing *t) {
  CHECKED(t, return cw_ref_compare_and_set(&content_updater, s, expected, t),
          return atomic_compare_exchange_strong(&s->content, &expected, t));
}

/* Not even a test: what is stored is null. */
NONNULL _Bool clear(slot *s, thing *expected) {
#ifdef MANUAL
  return atomic_compare_exchange_strong(&s->content, &expected, 0);
#else
  return cw_ref_compare_and_set(&content_updater, s, expected, 0);
#endif
}
