/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Handlers against the end: one side ends a job that has handlers, a second disposes of them, a third adds more. Each
 * handler runs exactly once, or its disposal said that it will not and it does not. A disposed one's context is freed
 * at once, so that a handler that runs all the same is seen by AddressSanitizer.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "race.h"

enum { HANDLERS = 6, LATE = 3 };

static cw_scope scope;
static cw_job *job;
static cw_completion *completions[HANDLERS];
static int *contexts[HANDLERS];
static _Atomic(int) runs[HANDLERS], late_runs;
static bool disposed[HANDLERS];
static long run_total, disposed_total;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static void note(cw_job *of, void *context) {
  (void)of;
  atomic_fetch_add(&runs[*(int *)context], 1);
}

static void note_late(cw_job *of, void *context) {
  (void)context;
  RACE_REQUIRE(cw_job_is_final(of));
  atomic_fetch_add(&late_runs, 1);
}

static void prepare(uint64_t random) {
  (void)random;
  late_runs = 0;
  RACE_REQUIRE(cw_scope_init(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(cw_scope_launch(&scope, waits, NULL, 0, &job) == CW_STATUS_OK);
  for (int i = 0; i < HANDLERS; i++) {
    runs[i] = 0;
    contexts[i] = malloc(sizeof(int));
    RACE_REQUIRE(contexts[i]);
    *contexts[i] = i;
    RACE_REQUIRE(cw_job_on_completion(job, note, contexts[i], &completions[i]) == CW_STATUS_OK);
  }
}

static void end_job(uint64_t random) {
  race_pause(&random);
  RACE_REQUIRE(cw_job_cancel(job, NULL));
}

static void dispose(uint64_t random) {
  for (int i = 0; i < HANDLERS; i++) {
    disposed[i] = cw_completion_dispose(completions[i]);
    if (disposed[i])
      free(contexts[i]);
    if (random >> i & 1)
      race_pause(&random);
  }
}

static void add_late(uint64_t random) {
  for (int i = 0; i < LATE; i++) {
    race_pause(&random);
    RACE_REQUIRE(cw_job_on_completion(job, note_late, NULL, NULL) == CW_STATUS_OK);
  }
}

static void check(void) {
  RACE_REQUIRE(cw_scope_close(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(late_runs == LATE);
  for (int i = 0; i < HANDLERS; i++) {
    RACE_REQUIRE(runs[i] == !disposed[i]);
    ++*(disposed[i] ? &disposed_total : &run_total);
    if (!disposed[i])
      free(contexts[i]);
  }
  cw_job_release(job);
}

static void report(void) {
  printf("run %ld, disposed of %ld\n", run_total, disposed_total);
  RACE_REQUIRE(run_total > 0 && disposed_total > 0);
}

int main(int argc, char **argv) {
  static const race dispose_complete = {"dispose_complete", prepare, {end_job, dispose, add_late}, check, report};
  return race_run(argc, argv, &dispose_complete);
}
