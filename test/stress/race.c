/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The rounds of race.h. Sides spin at the start line, as only then do they really meet; they yield now and then, as
 * there may be fewer processors than sides.
 */
#include "race.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

static const race *running;
static long rounds = 1000;
static uint64_t seed;
static long current_round;
static _Atomic(long) started; /* the round that may run */
static _Atomic(int) at_work;  /* sides that have not finished it */

typedef struct side {
  void (*function)(uint64_t random);
  uint64_t random;
  long done; /* rounds */
} side;

uint64_t race_random(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state * UINT64_C(0x2545F4914F6CDD1D) >> 16;
}

void race_pause(uint64_t *state) {
  uint64_t random = race_random(state);
  if (random % 64 == 0) {
    sched_yield();
    return;
  }
  for (volatile unsigned i = random / 64 % 200; i > 0; i--) {
  }
}

_Noreturn void race_fail(const char *condition, const char *file, int line) {
  fprintf(stderr, "%s:%d: %s: not true in round %ld with seed %llu: %s\n", file, line, running->name, current_round,
          (unsigned long long)seed, condition);
  abort();
}

static void wait_for_start(long round) {
  for (int spins = 0; atomic_load(&started) < round; spins++)
    if (spins % 256 == 255)
      sched_yield();
}

static void *run_side(void *argument) {
  side *self = argument;
  for (long round = 1; round <= rounds; round++) {
    wait_for_start(round);
    for (uint64_t pauses = race_random(&self->random) % 16; pauses > 0; pauses--) /* no side is always first */
      race_pause(&self->random);
    self->function(race_random(&self->random) | 1);
    self->done++;
    atomic_fetch_sub(&at_work, 1);
  }
  return NULL;
}

static void run_rounds(int sides) {
  uint64_t random = seed | 1;
  for (current_round = 1; current_round <= rounds; current_round++) {
    running->prepare(race_random(&random) | 1);
    atomic_store(&at_work, sides);
    atomic_store(&started, current_round);
    while (atomic_load(&at_work) > 0)
      sched_yield();
    running->check();
  }
}

static void read_arguments(int argc, char **argv) {
  rounds = argc > 1 ? strtol(argv[1], NULL, 10) : rounds;
  seed = argc > 2 ? strtoull(argv[2], NULL, 10) : (uint64_t)time(NULL);
  printf("%s: %ld rounds, seed %llu\n", running->name, rounds, (unsigned long long)seed);
  fflush(stdout);
}

int race_run(int argc, char **argv, const race *it) {
  side sides[RACE_SIDES];
  pthread_t threads[RACE_SIDES];
  int count = 0;
  running = it;
  read_arguments(argc, argv);
  for (; count < RACE_SIDES && it->sides[count]; count++) {
    sides[count] = (side){it->sides[count], (seed + 1) * (uint64_t)(2 * count + 3) | 1, 0};
    if (pthread_create(&threads[count], NULL, run_side, &sides[count]))
      return EXIT_FAILURE;
  }
  run_rounds(count);
  for (int i = 0; i < count; i++) {
    pthread_join(threads[i], NULL);
    RACE_REQUIRE(sides[i].done == rounds);
  }
  it->report();
  return EXIT_SUCCESS;
}
