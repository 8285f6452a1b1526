/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launching and cancelling jobs, through the public interface alone: the same loops for every variant of the library's
 * own sources, which are compiled into the variant.
 *
 * Names follow the public suites for the same operations elsewhere. Only the operation in the name is timed: whatever
 * must exist first is made by `prepare`, and `finish` puts it away. Each loop runs on both dispatchers; on the event
 * loop the same thread launches and runs the tasks, so no wake-up through the kernel is part of a figure.
 */
#include <castaway/loop.h>
#include <castaway/scope.h>
#include <stdlib.h>

#include "../harness/variant.h"

/* What the loop that is being measured works on. */
static struct {
  cw_loop *loop; /* null on the unconfined dispatcher */
  cw_scope_options options;
  cw_scope *scopes;
  cw_job **jobs;
} world;

static void must(bool succeeded) {
  if (!succeeded)
    abort();
}

static void must_succeed(cw_status status) {
  must(status == CW_STATUS_OK);
}

/* Memory that is there already: the first touch of a page is not what is measured. */
static void *allocate(uint64_t count, size_t size) {
  void *memory = calloc(count, size);
  must(memory != NULL);
  return memory;
}

/* Runs what has been dispatched. */
static void settle(void) {
  if (world.loop != NULL)
    cw_loop_run_ready(world.loop);
}

/* ---- Bodies ---- */

static cw_co_step empty_body(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_END(co);
}

static cw_co_step waiting_body(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

enum { MASSIVE_PARENTS = 4, MASSIVE_CHILDREN = 100 };

static cw_co_step parent_body(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  for (int i = 0; i < MASSIVE_CHILDREN; i++)
    must_succeed(cw_job_launch(cw_co_job(co), empty_body, NULL, 0, NULL));
  CW_CO_END(co);
}

static cw_job *launch(cw_scope *scope, cw_co_body *body) {
  cw_job *job;
  must_succeed(cw_scope_launch(scope, body, NULL, 0, &job));
  return job;
}

/* ---- Scopes ---- */

static void choose_unconfined(void) {
  world.loop = NULL;
  world.options = (cw_scope_options){.size = sizeof(cw_scope_options)};
}

/* One loop for the life of the process. */
static void choose_loop(void) {
  static cw_loop *loop;
  if (loop == NULL)
    must_succeed(cw_loop_create(&loop));
  world.loop = loop;
  world.options = (cw_scope_options){.size = sizeof(cw_scope_options), .dispatcher = cw_loop_dispatcher(loop)};
}

static void open_scopes(uint64_t count) {
  world.scopes = allocate(count, sizeof *world.scopes);
  for (uint64_t i = 0; i != count; i++)
    must_succeed(cw_scope_init(&world.scopes[i], &world.options));
}

static void close_scopes(uint64_t count) {
  settle();
  for (uint64_t i = 0; i != count; i++) {
    const cw_status status = cw_scope_close(&world.scopes[i], NULL);
    must(status == CW_STATUS_OK || status == CW_STATUS_CANCELLED);
  }
  free(world.scopes);
}

/* Launches into one scope and keeps the handles. */
static void add_jobs(uint64_t count, cw_co_body *body) {
  world.jobs = allocate(count, sizeof *world.jobs);
  for (uint64_t i = 0; i != count; i++)
    world.jobs[i] = launch(&world.scopes[0], body);
  settle();
}

static void release_jobs(uint64_t count) {
  for (uint64_t i = 0; i != count; i++)
    cw_job_release(world.jobs[i]);
  free(world.jobs);
}

static void open_one_scope(uint64_t iterations) {
  (void)iterations;
  open_scopes(1);
}

static void close_one_scope(uint64_t iterations) {
  (void)iterations;
  close_scopes(1);
}

/* ---- launchN: empty jobs in one long-lived scope, from the launch to the end ---- */

static uint64_t run_launch(uint64_t iterations, uint64_t count) {
  for (uint64_t i = 0; i != iterations; i++) {
    for (uint64_t j = 0; j != count; j++)
      must_succeed(cw_scope_launch(&world.scopes[0], empty_body, NULL, 0, NULL));
    settle();
  }
  return iterations;
}

/* ---- launchAndCancelN: jobs that wait, each cancelled by its handle; launch, cancel and the end are all timed ---- */

enum { MOST = 100 };

static uint64_t run_launch_and_cancel(uint64_t iterations, uint64_t count) {
  cw_job *jobs[MOST];
  for (uint64_t i = 0; i != iterations; i++) {
    for (uint64_t j = 0; j != count; j++)
      jobs[j] = launch(&world.scopes[0], waiting_body);
    settle();
    for (uint64_t j = 0; j != count; j++) {
      cw_job_cancel(jobs[j], NULL);
      cw_job_release(jobs[j]);
    }
    settle();
  }
  return iterations;
}

/* ---- cancelBeforeStart: on the event loop, cancelled before the body has run ---- */

static uint64_t run_cancel_before_start(uint64_t iterations, uint64_t count) {
  (void)count;
  for (uint64_t i = 0; i != iterations; i++) {
    cw_job *job = launch(&world.scopes[0], waiting_body);
    cw_job_cancel(job, NULL);
    cw_job_release(job);
    settle();
  }
  return iterations;
}

/* ---- cancelJob: the cancel of a job that waits, up to its end ---- */

static void prepare_cancel_job(uint64_t iterations) {
  open_scopes(1);
  add_jobs(iterations, waiting_body);
}

static uint64_t run_cancel_job(uint64_t iterations, uint64_t count) {
  (void)count;
  for (uint64_t i = 0; i != iterations; i++) {
    cw_job_cancel(world.jobs[i], NULL);
    settle();
  }
  return iterations;
}

static void finish_cancel_job(uint64_t iterations) {
  release_jobs(iterations);
  close_scopes(1);
}

/* ---- cancelScope: the cancel of a scope, up to the end of the jobs in it ---- */

static void prepare_cancel_scope(uint64_t iterations, uint64_t count) {
  open_scopes(iterations);
  for (uint64_t i = 0; i != iterations; i++)
    for (uint64_t j = 0; j != count; j++)
      must_succeed(cw_scope_launch(&world.scopes[i], waiting_body, NULL, 0, NULL));
  settle();
}

static uint64_t run_cancel_scope(uint64_t iterations, uint64_t count) {
  (void)count;
  for (uint64_t i = 0; i != iterations; i++) {
    cw_scope_cancel(&world.scopes[i], NULL);
    settle();
  }
  return iterations;
}

/* ---- effect_addN, effect_removeN: what a user interface does for an effect without a body: launches it when it
 *      appears, and cancels it, ended long ago, when it goes ---- */

static void prepare_effect_add(uint64_t iterations, uint64_t count) {
  open_scopes(1);
  world.jobs = allocate(iterations * count, sizeof *world.jobs);
}

static uint64_t run_effect_add(uint64_t iterations, uint64_t count) {
  cw_job **next = world.jobs;
  for (uint64_t i = 0; i != iterations; i++) {
    for (uint64_t j = 0; j != count; j++)
      *next++ = launch(&world.scopes[0], empty_body);
    settle();
  }
  return iterations;
}

static void finish_effect_add(uint64_t iterations, uint64_t count) {
  release_jobs(iterations * count);
  close_scopes(1);
}

static void prepare_effect_remove(uint64_t iterations, uint64_t count) {
  open_scopes(1);
  add_jobs(iterations * count, empty_body);
}

static uint64_t run_effect_remove(uint64_t iterations, uint64_t count) {
  for (uint64_t i = 0; i != iterations * count; i++) {
    cw_job_cancel(world.jobs[i], NULL);
    cw_job_release(world.jobs[i]);
  }
  return iterations;
}

static void finish_effect_remove(uint64_t iterations) {
  (void)iterations;
  free(world.jobs);
  close_scopes(1);
}

/* ---- massiveLaunch: four jobs that launch a hundred children each ---- */

static uint64_t run_massive_launch(uint64_t iterations, uint64_t count) {
  (void)count;
  for (uint64_t i = 0; i != iterations; i++) {
    for (int j = 0; j < MASSIVE_PARENTS; j++)
      must_succeed(cw_scope_launch(&world.scopes[0], parent_body, NULL, 0, NULL));
    settle();
  }
  return iterations;
}

/* ---- The table: each loop for each count and dispatcher ---- */

#define WITH_COUNT(call, iterations, count) call(iterations, count)
#define WITHOUT_COUNT(call, iterations, count) call(iterations)

/* X(name, count, batch, prepare, its arguments, run, finish, its arguments) */
#define ON_BOTH(X, name, count, batch, prepare, prepare_with, run, finish, finish_with)                                \
  X(unconfined, name, count, batch, prepare, prepare_with, run, finish, finish_with)                                   \
  X(loop, name, count, batch, prepare, prepare_with, run, finish, finish_with)
#define IN_ONE_SCOPE(X, name, count, batch, run)                                                                       \
  ON_BOTH(X, name, count, batch, open_one_scope, WITHOUT_COUNT, run, close_one_scope, WITHOUT_COUNT)
#define CANCEL_SCOPE(X, name, count, batch)                                                                            \
  ON_BOTH(X, name, count, batch, prepare_cancel_scope, WITH_COUNT, run_cancel_scope, close_scopes, WITHOUT_COUNT)
#define EFFECT_ADD(X, name, count, batch)                                                                              \
  ON_BOTH(X, name, count, batch, prepare_effect_add, WITH_COUNT, run_effect_add, finish_effect_add, WITH_COUNT)
#define EFFECT_REMOVE(X, name, count, batch)                                                                           \
  ON_BOTH(X, name, count, batch, prepare_effect_remove, WITH_COUNT, run_effect_remove, finish_effect_remove,           \
          WITHOUT_COUNT)

/* Batches are large enough to hide the timer and small enough for the caches. */
#define LOOPS(X)                                                                                                       \
  IN_ONE_SCOPE(X, launch1, 1, 4096, run_launch)                                                                        \
  IN_ONE_SCOPE(X, launch10, 10, 512, run_launch)                                                                       \
  IN_ONE_SCOPE(X, launch100, 100, 64, run_launch)                                                                      \
  IN_ONE_SCOPE(X, launchAndCancel1, 1, 4096, run_launch_and_cancel)                                                    \
  IN_ONE_SCOPE(X, launchAndCancel100, 100, 64, run_launch_and_cancel)                                                  \
  X(loop, cancelBeforeStart, 1, 4096, open_one_scope, WITHOUT_COUNT, run_cancel_before_start, close_one_scope,         \
    WITHOUT_COUNT)                                                                                                     \
  ON_BOTH(X, cancelJob, 1, 1024, prepare_cancel_job, WITHOUT_COUNT, run_cancel_job, finish_cancel_job, WITHOUT_COUNT)  \
  CANCEL_SCOPE(X, cancelScopeWithoutJobs, 0, 4096)                                                                     \
  CANCEL_SCOPE(X, cancelScopeWithJobs1, 1, 1024)                                                                       \
  CANCEL_SCOPE(X, cancelScopeWithJobs10, 10, 128)                                                                      \
  CANCEL_SCOPE(X, cancelScopeWithJobs100, 100, 16)                                                                     \
  EFFECT_ADD(X, effect_add1, 1, 1024)                                                                                  \
  EFFECT_ADD(X, effect_add10, 10, 128)                                                                                 \
  EFFECT_ADD(X, effect_add100, 100, 16)                                                                                \
  EFFECT_REMOVE(X, effect_remove1, 1, 1024)                                                                            \
  EFFECT_REMOVE(X, effect_remove10, 10, 128)                                                                           \
  EFFECT_REMOVE(X, effect_remove100, 100, 16)                                                                          \
  IN_ONE_SCOPE(X, massiveLaunch, 0, 16, run_massive_launch)

#define DEFINE_STEPS(dispatcher, name, count, batch, prepare, prepare_with, run, finish, finish_with)                  \
  static void name##_##dispatcher##_prepare(uint64_t iterations) {                                                     \
    choose_##dispatcher();                                                                                             \
    prepare_with(prepare, iterations, count);                                                                          \
  }                                                                                                                    \
  static uint64_t name##_##dispatcher##_run(uint64_t iterations) {                                                     \
    return run(iterations, count);                                                                                     \
  }                                                                                                                    \
  static void name##_##dispatcher##_finish(uint64_t iterations) {                                                      \
    finish_with(finish, iterations, count);                                                                            \
  }

LOOPS(DEFINE_STEPS)

#define TABLE_ENTRY(dispatcher, name, count, batch, prepare, prepare_with, run, finish, finish_with)                   \
  {#name "/" #dispatcher, batch, name##_##dispatcher##_run, name##_##dispatcher##_prepare,                             \
   name##_##dispatcher##_finish},

static const bench_entry entries[] = {LOOPS(TABLE_ENTRY)};

const bench_table bench_variant_table = {entries, sizeof entries / sizeof entries[0]};
