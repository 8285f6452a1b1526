/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Four threads on four adjacent 32-bit fields, two to each 64-bit word: an access of the wrong width or offset, or a
 * compare-and-set that fails or succeeds wrongly, cannot go unnoticed for long.
 *
 *   owned    Each thread alone writes its field, so it knows the value: a strong compare-and-set from it must succeed,
 *            one from any other value must fail, and the three fields of the others only ever grow.
 *   shared   Every thread adds to every field, by each of the operations; at the end each field must hold the sum of
 *            what all threads know that they added.
 *
 * Usage: adjacent_fields [iterations [seed]]
 */
#include <castaway/castaway.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FIELDS = 4, THREADS = FIELDS };

typedef struct block {
  cw_object object;
  CW_ATOMIC(int32_t) a;
  CW_ATOMIC(int32_t) b;
  CW_ATOMIC(int32_t) c;
  CW_ATOMIC(int32_t) d;
} block;

static const cw_field block_fields[] = {CW_FIELD_INT(block, a), CW_FIELD_INT(block, b), CW_FIELD_INT(block, c),
                                        CW_FIELD_INT(block, d)};
static const cw_class block_class = CW_CLASS(block_class, block, block_fields);

/* The operations on one field, each on a constant updater of its own, so that the plugin has calls to lower. */
typedef struct access {
  int32_t (*get)(block *target);
  bool (*compare_and_set)(block *target, int32_t expected, int32_t desired);
  bool (*weak_compare_and_set)(block *target, int32_t expected, int32_t desired);
  int32_t (*compare_and_exchange)(block *target, int32_t expected, int32_t desired);
  void (*add)(block *target, int32_t delta);
  void (*accumulate)(block *target, int32_t delta);
} access;

static int32_t sum(int32_t value, int32_t operand, void *context) {
  (void)context;
  return (int32_t)((uint32_t)value + (uint32_t)operand);
}

#define DEFINE_ACCESS(field)                                                                                           \
  static const cw_int_updater field##_updater = CW_INT_UPDATER(block_class, block, field);                             \
  static int32_t get_##field(block *target) {                                                                          \
    return cw_int_get_explicit(&field##_updater, target, CW_ORDER_ACQUIRE);                                            \
  }                                                                                                                    \
  static bool compare_and_set_##field(block *target, int32_t expected, int32_t desired) {                              \
    return cw_int_compare_and_set(&field##_updater, target, expected, desired);                                        \
  }                                                                                                                    \
  static bool weak_compare_and_set_##field(block *target, int32_t expected, int32_t desired) {                         \
    return cw_int_weak_compare_and_set(&field##_updater, target, expected, desired);                                   \
  }                                                                                                                    \
  static int32_t compare_and_exchange_##field(block *target, int32_t expected, int32_t desired) {                      \
    return cw_int_compare_and_exchange(&field##_updater, target, expected, desired);                                   \
  }                                                                                                                    \
  static void add_##field(block *target, int32_t delta) {                                                              \
    cw_int_get_and_add(&field##_updater, target, delta);                                                               \
  }                                                                                                                    \
  static void accumulate_##field(block *target, int32_t delta) {                                                       \
    cw_int_accumulate_and_get(&field##_updater, target, delta, sum, 0);                                                \
  }
DEFINE_ACCESS(a)
DEFINE_ACCESS(b)
DEFINE_ACCESS(c)
DEFINE_ACCESS(d)

#define ACCESS(field)                                                                                                  \
  {get_##field, compare_and_set_##field, weak_compare_and_set_##field, compare_and_exchange_##field,                   \
   add_##field, accumulate_##field}
static const access accesses[FIELDS] = {ACCESS(a), ACCESS(b), ACCESS(c), ACCESS(d)};

/* ---- Workers ---- */

typedef struct worker {
  block *target;
  pthread_barrier_t *start;
  uint64_t random; /* state of an xorshift generator, never 0 */
  long iterations;
  int number;                    /* of its own field */
  long done;                     /* rounds that it finished */
  long retries;                  /* compares that another thread beat */
  int32_t added[FIELDS];         /* what it added to each field, wrapping */
  char complaint[160];           /* the first wrong thing that it saw */
  void (*round)(struct worker *, long round);
} worker;

static uint32_t next_random(worker *w) {
  w->random ^= w->random << 13;
  w->random ^= w->random >> 7;
  w->random ^= w->random << 17;
  return (uint32_t)(w->random >> 32);
}

/* Between a read and the compare that relies on it, so that threads meet there even on a single core. */
static void yield_sometimes(worker *w) {
  if (next_random(w) % 32 == 0)
    sched_yield();
}

static void complain(worker *w, const char *what, long expected, long found) {
  if (!w->complaint[0])
    snprintf(w->complaint, sizeof w->complaint, "thread %d, round %ld: %s; expected %ld, found %ld", w->number, w->done,
             what, expected, found);
}

/* The others' fields only grow; `added` remembers what was seen last. */
static void watch_others(worker *w) {
  int other = (w->number + 1 + (int)(next_random(w) % (FIELDS - 1))) % FIELDS;
  int32_t found = accesses[other].get(w->target);
  if (found < w->added[other])
    complain(w, "another thread's field went back", w->added[other], found);
  w->added[other] = found;
}

static void owned_round(worker *w, long round) {
  const access *own = &accesses[w->number];
  int32_t value = (int32_t)round;
  int32_t other_value = value ^ (int32_t)(1u << next_random(w) % 31);
  if (own->compare_and_set(w->target, other_value, -1))
    complain(w, "compare-and-set from a value that is not there succeeded", value, other_value);
  if (!own->compare_and_set(w->target, value, value + 1))
    complain(w, "strong compare-and-set from the value there failed", value, own->get(w->target));
  if (own->get(w->target) != value + 1)
    complain(w, "own field", value + 1, own->get(w->target));
  watch_others(w);
}

static void add_by_strong(worker *w, const access *field, int32_t delta) {
  int32_t value = field->get(w->target);
  yield_sometimes(w);
  while (!field->compare_and_set(w->target, value, sum(value, delta, 0))) {
    w->retries++;
    value = field->get(w->target);
  }
}

static void add_by_weak(worker *w, const access *field, int32_t delta) {
  int32_t value = field->get(w->target);
  yield_sometimes(w);
  while (!field->weak_compare_and_set(w->target, value, sum(value, delta, 0))) {
    w->retries++;
    value = field->get(w->target);
  }
}

static void add_by_exchange(worker *w, const access *field, int32_t delta) {
  int32_t value = field->get(w->target);
  yield_sometimes(w);
  for (int32_t seen; (seen = field->compare_and_exchange(w->target, value, sum(value, delta, 0))) != value;
       value = seen)
    w->retries++;
}

static void shared_round(worker *w, long round) {
  (void)round;
  int n = (int)(next_random(w) % FIELDS);
  const access *field = &accesses[n];
  int32_t delta = (int32_t)next_random(w);
  switch (next_random(w) % 5) {
  case 0:
    add_by_strong(w, field, delta);
    break;
  case 1:
    add_by_weak(w, field, delta);
    break;
  case 2:
    add_by_exchange(w, field, delta);
    break;
  case 3:
    field->accumulate(w->target, delta);
    break;
  default:
    field->add(w->target, delta);
  }
  w->added[n] = sum(w->added[n], delta, 0);
}

static void *work(void *argument) {
  worker *w = argument;
  pthread_barrier_wait(w->start);
  for (long round = 0; round < w->iterations && !w->complaint[0]; round++) {
    w->round(w, round);
    w->done++;
  }
  return 0;
}

/* ---- Phases ---- */

static void run_workers(worker workers[THREADS]) {
  pthread_t threads[THREADS];
  pthread_barrier_t start;
  pthread_barrier_init(&start, 0, THREADS);
  for (int n = 0; n < THREADS; n++) {
    workers[n].start = &start;
    if (pthread_create(&threads[n], 0, work, &workers[n]))
      abort();
  }
  for (int n = 0; n < THREADS; n++)
    pthread_join(threads[n], 0);
  pthread_barrier_destroy(&start);
}

/* Whether no worker complained and each did all its rounds. */
static bool all_content(const char *phase, const worker workers[THREADS]) {
  bool content = true;
  for (int n = 0; n < THREADS; n++) {
    printf("%s: thread %d: %ld rounds, %ld retries %s\n", phase, n, workers[n].done, workers[n].retries,
           workers[n].complaint);
    content = content && !workers[n].complaint[0] && workers[n].done == workers[n].iterations;
  }
  return content;
}

static bool field_is(const char *phase, int n, int32_t found, int32_t expected) {
  if (found != expected)
    printf("%s: field %d: %d instead of %d\n", phase, n, (int)found, (int)expected);
  return found == expected;
}

static void init_workers(worker workers[THREADS], block *target, long iterations, uint64_t seed,
                         void (*round)(worker *, long)) {
  for (int n = 0; n < THREADS; n++)
    workers[n] = (worker){
        .target = target, .random = seed * 4 + (uint64_t)n + 1, .iterations = iterations, .number = n, .round = round};
}

static bool run_owned(long iterations, uint64_t seed) {
  block target = {.object = {&block_class}};
  worker workers[THREADS];
  init_workers(workers, &target, iterations, seed, owned_round);
  run_workers(workers);
  bool right = all_content("owned", workers);
  for (int n = 0; n < FIELDS; n++)
    right &= field_is("owned", n, accesses[n].get(&target), (int32_t)iterations);
  return right;
}

static bool run_shared(long iterations, uint64_t seed) {
  block target = {.object = {&block_class}};
  worker workers[THREADS];
  init_workers(workers, &target, iterations, seed, shared_round);
  run_workers(workers);
  bool right = all_content("shared", workers);
  for (int n = 0; n < FIELDS; n++) {
    int32_t total = 0;
    for (int thread = 0; thread < THREADS; thread++)
      total = sum(total, workers[thread].added[n], 0);
    right &= field_is("shared", n, accesses[n].get(&target), total);
  }
  return right;
}

int main(int count, char **arguments) {
  long iterations = count > 1 ? atol(arguments[1]) : 200000;
  uint64_t seed = count > 2 ? strtoull(arguments[2], 0, 0) : (uint64_t)time(0);
  if (iterations < 1 || iterations > INT32_MAX - 1) {
    fprintf(stderr, "usage: adjacent_fields [iterations [seed]]\n");
    return 2;
  }
  printf("seed %llu, %ld iterations\n", (unsigned long long)seed, iterations);
  bool owned_right = run_owned(iterations, seed);
  bool shared_right = run_shared(iterations, seed);
  return owned_right && shared_right ? 0 : 1;
}
