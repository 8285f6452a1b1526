/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The measured loops: each update by one thread alone, and by one thread of two that update the same word. The figure
 * is that of the one thread either way.
 */
#include "../harness/variant.h"
#include "updates.h"

#include <pthread.h>
#include <stddef.h>

#define OPERATIONS_PER_STEP 4
#define REPEAT(statement)                                                                                              \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement;                                                                                                           \
  statement

/* A multiple of OPERATIONS_PER_STEP, and long enough that starting the other thread, which is not timed, is rare. */
#define BATCH 32768

/* name, type, and how the operand of a step comes about: one that is always larger makes max store. */
#define BENCH_UPDATES(X)                                                                                               \
  X(add_32, uint32_t, 1, sum +=)                                                                                       \
  X(add_64, uint64_t, 1, sum +=)                                                                                       \
  X(sub_32, uint32_t, 1, sum +=)                                                                                       \
  X(exchange_32, uint32_t, (uint32_t)i, sum +=)                                                                        \
  X(and_32, uint32_t, ~(uint32_t)i, )                                                                                  \
  X(or_32, uint32_t, (uint32_t)i, )                                                                                    \
  X(xor_32, uint32_t, (uint32_t)i, )                                                                                   \
  X(claim_and_release_32, uint32_t, 0, sum +=)                                                                         \
  X(max_32, uint32_t, ++largest, )

typedef uint64_t update_loop(void *word, uint64_t iterations);

#define DEFINE_LOOP(name, type, operand, take)                                                                         \
  __attribute__((noinline)) static uint64_t name##_loop(void *address, uint64_t iterations) {                          \
    _Atomic(type) *word = address;                                                                                     \
    uint64_t sum = 0;                                                                                                  \
    uint32_t largest = 0;                                                                                              \
    for (uint64_t i = 0; i != iterations; i += OPERATIONS_PER_STEP) {                                                  \
      REPEAT(take name(word, operand));                                                                                \
    }                                                                                                                  \
    return sum + largest;                                                                                              \
  }
BENCH_UPDATES(DEFINE_LOOP)

/* ---- The word, alone on its cache line ---- */

static struct {
  _Alignas(128) char before[128];
  _Alignas(128) _Atomic(uint64_t) word;
  _Alignas(128) char after[128];
} memory;

/* ---- The other thread ---- */

static update_loop *other_loop;
static atomic_bool other_runs;
static atomic_bool other_stops;
static pthread_t other;

static void *run_other(void *unused) {
  atomic_store(&other_runs, true);
  while (!atomic_load_explicit(&other_stops, memory_order_relaxed))
    other_loop(&memory.word, 64);
  return unused;
}

static void start(update_loop *loop) {
  other_loop = loop;
  atomic_store(&other_stops, false);
  atomic_store(&other_runs, false);
  atomic_store(&memory.word, 0);
  if (pthread_create(&other, NULL, run_other, NULL) != 0)
    __builtin_trap();
  while (!atomic_load(&other_runs)) {
  }
}

static void stop(uint64_t iterations) {
  (void)iterations;
  atomic_store(&other_stops, true);
  pthread_join(other, NULL);
}

static void reset(uint64_t iterations) {
  (void)iterations;
  atomic_store(&memory.word, 0);
}

/* ---- The table ---- */

#define DEFINE_RUN(name, type, operand, take)                                                                          \
  static uint64_t name##_run(uint64_t iterations) {                                                                    \
    return name##_loop(&memory.word, iterations);                                                                      \
  }
BENCH_UPDATES(DEFINE_RUN)

/* A claim that fails, or a maximum that need not be stored, is no update: with two threads their figures would say
 * little.
 */
#define BENCH_CONTENDED(X) X(add_32) X(add_64) X(sub_32) X(exchange_32) X(and_32) X(or_32) X(xor_32)

#define DEFINE_START(name)                                                                                             \
  static void name##_start(uint64_t iterations) {                                                                      \
    (void)iterations;                                                                                                  \
    start(name##_loop);                                                                                                \
  }
BENCH_CONTENDED(DEFINE_START)

#define ALONE(name, type, operand, take) {#name "/1", BATCH, name##_run, reset, NULL},
#define CONTENDED(name) {#name "/2", BATCH, name##_run, name##_start, stop},

static const bench_entry entries[] = {BENCH_UPDATES(ALONE) BENCH_CONTENDED(CONTENDED)};

const bench_table bench_variant_table = {entries, sizeof entries / sizeof entries[0]};
