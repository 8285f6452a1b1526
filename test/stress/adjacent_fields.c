/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Four threads on four adjacent fields: of 8 bits, all in one 32-bit word; of 16 or 32, two to each word of double the
 * size; of 128, whose halves must never be seen apart. An access of the wrong width or offset, or a compare-and-set
 * that fails or succeeds wrongly, cannot go unnoticed for long. The build says the kind, which is int unless it does:
 *
 *   VALUE, UNSIGNED           its type, and the unsigned one of that size
 *   KIND_FIELD, KIND_UPDATER  the macros that describe a field and make a constant updater
 *   KIND_OP                   how the names of its operations start
 *
 *   owned    Each thread alone writes its field, so it knows the value: a strong compare-and-set from it must succeed,
 *            one from any other value must fail, and the three fields of the others only ever grow, as far as
 *            they do not wrap around.
 *   shared   Every thread adds to every field, by each of the operations; at the end each field must hold the sum of
 *            what all threads know that they added.
 *
 * Usage: adjacent_fields [iterations [seed]]
 */
#include <castaway/castaway.h>
#include <castaway/kinds.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef VALUE
#define VALUE int32_t
#define UNSIGNED uint32_t
#define KIND_FIELD CW_FIELD_INT
#define KIND_UPDATER CW_INT_UPDATER
#define KIND_OP cw_int_
#endif
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define OP(name) PASTE(KIND_OP, name)

typedef VALUE field_value;

enum { FIELDS = 4, THREADS = FIELDS };

typedef struct block {
  cw_object object;
  CW_ATOMIC(field_value) a;
  CW_ATOMIC(field_value) b;
  CW_ATOMIC(field_value) c;
  CW_ATOMIC(field_value) d;
} block;

static const cw_field block_fields[] = {KIND_FIELD(block, a), KIND_FIELD(block, b), KIND_FIELD(block, c),
                                        KIND_FIELD(block, d)};
static const cw_class block_class = CW_CLASS(block_class, block, block_fields);

/* The operations on one field, each on a constant updater of its own, so that the plugin has calls to lower. */
typedef struct access {
  field_value (*get)(block *target);
  bool (*compare_and_set)(block *target, field_value expected, field_value desired);
  bool (*weak_compare_and_set)(block *target, field_value expected, field_value desired);
  field_value (*compare_and_exchange)(block *target, field_value expected, field_value desired);
  void (*add)(block *target, field_value delta);
  void (*accumulate)(block *target, field_value delta);
} access;

static field_value sum(field_value value, field_value operand, void *context) {
  (void)context;
  return (field_value)((UNSIGNED)value + (UNSIGNED)operand);
}

#define DEFINE_ACCESS(field)                                                                                           \
  static const OP(updater) field##_updater = KIND_UPDATER(block_class, block, field);                                  \
  static field_value get_##field(block *target) {                                                                      \
    return OP(get_explicit)(&field##_updater, target, CW_ORDER_ACQUIRE);                                               \
  }                                                                                                                    \
  static bool compare_and_set_##field(block *target, field_value expected, field_value desired) {                      \
    return OP(compare_and_set)(&field##_updater, target, expected, desired);                                           \
  }                                                                                                                    \
  static bool weak_compare_and_set_##field(block *target, field_value expected, field_value desired) {                 \
    return OP(weak_compare_and_set)(&field##_updater, target, expected, desired);                                      \
  }                                                                                                                    \
  static field_value compare_and_exchange_##field(block *target, field_value expected, field_value desired) {          \
    return OP(compare_and_exchange)(&field##_updater, target, expected, desired);                                      \
  }                                                                                                                    \
  static void add_##field(block *target, field_value delta) {                                                          \
    OP(get_and_add)(&field##_updater, target, delta);                                                                  \
  }                                                                                                                    \
  static void accumulate_##field(block *target, field_value delta) {                                                   \
    OP(accumulate_and_get)(&field##_updater, target, delta, sum, 0);                                                   \
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
  field_value added[FIELDS];         /* what it added to each field, wrapping */
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

static void complain(worker *w, const char *what, field_value expected, field_value found) {
  if (!w->complaint[0])
    snprintf(w->complaint, sizeof w->complaint, "thread %d, round %ld: %s; expected %lld, found %lld", w->number,
             w->done, what, (long long)expected, (long long)found);
}

/* What an owned field holds in a round: the round, in both halves of 128 bits. */
static field_value value_of_round(long round) {
  field_value value = (field_value)round;
  for (int shift = 0; sizeof value == 16 && shift < 64; shift += 16)
    value = (field_value)(value * 65536LL);
  return sizeof value == 16 ? value + (field_value)round : value;
}

/* A 128-bit field must not be seen with the halves of two rounds. */
static bool is_of_a_round(field_value value) {
  return sizeof(value) < 16 || value == value_of_round((long)value);
}

/* The others' fields only grow; `added` remembers what was seen last. Narrow ones wrap around, and may look smaller. */
static void watch_others(worker *w) {
  int other = (w->number + 1 + (int)(next_random(w) % (FIELDS - 1))) % FIELDS;
  field_value found = accesses[other].get(w->target);
  if (!is_of_a_round(found))
    complain(w, "halves of two values", value_of_round((long)found), found);
  if (sizeof found > 2 && found < w->added[other])
    complain(w, "another thread's field went back", w->added[other], found);
  w->added[other] = found;
}

static void owned_round(worker *w, long round) {
  const access *own = &accesses[w->number];
  field_value value = value_of_round(round);
  field_value next = value_of_round(round + 1);
  field_value other_value = value ^ (field_value)((field_value)1 << next_random(w) % (sizeof value * 8 - 1));
  if (own->compare_and_set(w->target, other_value, (field_value)-1))
    complain(w, "compare-and-set from a value that is not there succeeded", value, other_value);
  if (!own->compare_and_set(w->target, value, next))
    complain(w, "strong compare-and-set from the value there failed", value, own->get(w->target));
  if (own->get(w->target) != next)
    complain(w, "own field", next, own->get(w->target));
  watch_others(w);
}

static void add_by_strong(worker *w, const access *field, field_value delta) {
  field_value value = field->get(w->target);
  yield_sometimes(w);
  while (!field->compare_and_set(w->target, value, sum(value, delta, 0))) {
    w->retries++;
    value = field->get(w->target);
  }
}

static void add_by_weak(worker *w, const access *field, field_value delta) {
  field_value value = field->get(w->target);
  yield_sometimes(w);
  while (!field->weak_compare_and_set(w->target, value, sum(value, delta, 0))) {
    w->retries++;
    value = field->get(w->target);
  }
}

static void add_by_exchange(worker *w, const access *field, field_value delta) {
  field_value value = field->get(w->target);
  yield_sometimes(w);
  for (field_value seen; (seen = field->compare_and_exchange(w->target, value, sum(value, delta, 0))) != value;
       value = seen)
    w->retries++;
}

static void shared_round(worker *w, long round) {
  (void)round;
  int n = (int)(next_random(w) % FIELDS);
  const access *field = &accesses[n];
  field_value delta = (field_value)next_random(w);
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

static bool field_is(const char *phase, int n, field_value found, field_value expected) {
  if (found != expected)
    printf("%s: field %d: %lld instead of %lld\n", phase, n, (long long)found, (long long)expected);
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
    right &= field_is("owned", n, accesses[n].get(&target), value_of_round(iterations));
  return right;
}

static bool run_shared(long iterations, uint64_t seed) {
  block target = {.object = {&block_class}};
  worker workers[THREADS];
  init_workers(workers, &target, iterations, seed, shared_round);
  run_workers(workers);
  bool right = all_content("shared", workers);
  for (int n = 0; n < FIELDS; n++) {
    field_value total = 0;
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
