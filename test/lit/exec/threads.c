// Four threads on four adjacent fields, each also touched by its neighbour, lose no update and touch no other field.

// REQUIRES: gcc
// RUN: %same_output --sites=8 --output=%t %s

#include <castaway/castaway.h>
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 4, ROUNDS = 20000 };

typedef struct counters {
  cw_object object;
  int32_t before;
  CW_ATOMIC(int32_t) a;
  CW_ATOMIC(int32_t) b;
  CW_ATOMIC(int32_t) c;
  CW_ATOMIC(int32_t) d;
  int32_t after;
} counters;

static const cw_field fields[] = {CW_FIELD_INT(counters, a), CW_FIELD_INT(counters, b), CW_FIELD_INT(counters, c),
                                  CW_FIELD_INT(counters, d)};
static const cw_class counters_class = CW_CLASS(counters_class, counters, fields);
static counters shared = {{&counters_class}, -1, 0, 0, 0, 0, -1};

static int32_t plus_one(int32_t value, void *context) {
  return value + *(int32_t *)context;
}

/* Adds 4 to its own field and 1 to the next one each round, by four different operations. */
#define DEFINE_THREAD(own, next)                                                                                       \
  static const cw_int_updater own##_updater = CW_INT_UPDATER(counters_class, counters, own);                           \
  static void *hammer_##own(void *unused) {                                                                            \
    int32_t one = 1;                                                                                                   \
    for (int i = 0; i < ROUNDS; i++) {                                                                                 \
      cw_int_get_and_increment(&own##_updater, &shared);                                                               \
      int32_t seen = cw_int_get(&own##_updater, &shared);                                                              \
      while (!cw_int_compare_and_set(&own##_updater, &shared, seen, seen + 1))                                         \
        seen = cw_int_get(&own##_updater, &shared);                                                                    \
      seen = cw_int_get_explicit(&own##_updater, &shared, CW_ORDER_RELAXED);                                           \
      while (!cw_int_weak_compare_and_set(&own##_updater, &shared, seen, seen + 1))                                    \
        seen = cw_int_get_explicit(&own##_updater, &shared, CW_ORDER_RELAXED);                                         \
      cw_int_update_and_get(&own##_updater, &shared, plus_one, &one);                                                  \
      cw_offset_int_get_and_add(&shared, cw_field_offset(&counters_class, #next), 1);                                  \
    }                                                                                                                  \
    return unused;                                                                                                     \
  }
DEFINE_THREAD(a, b)
DEFINE_THREAD(b, c)
DEFINE_THREAD(c, d)
DEFINE_THREAD(d, a)

int main(void) {
  static void *(*const bodies[THREADS])(void *) = {hammer_a, hammer_b, hammer_c, hammer_d};
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    if (pthread_create(&threads[i], 0, bodies[i], 0) != 0)
      return 1;
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], 0);
  printf("%d %d %d %d %d %d\n", shared.before, shared.a, shared.b, shared.c, shared.d, shared.after);
  return shared.a == 5 * ROUNDS && shared.b == 5 * ROUNDS && shared.c == 5 * ROUNDS && shared.d == 5 * ROUNDS ? 0 : 2;
}
