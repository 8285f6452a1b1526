/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Await against the end of what is awaited: one side launches a coroutine that awaits a job, a second ends that job,
 * and in some rounds a third cancels the coroutine. Whether the wake-up comes before the wait, between its beginning
 * and the parking, or after, the coroutine goes on exactly once. A lost wake-up is a hang.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "race.h"

static cw_scope scope;
static cw_job *awaited, *waiter;
static _Atomic(cw_job *) launched; /* the waiter, for its canceller; null: not yet */
static _Atomic(int) ended;
static cw_status status_at_end;
static bool cancels, was_cancelled;
static long awaited_total, cancelled_total;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static cw_co_step awaits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT(co, awaited);
  status_at_end = co->status;
  atomic_fetch_add(&ended, 1);
  CW_CO_END(co);
}

static void prepare(uint64_t random) {
  cancels = random / 2 % 2;
  was_cancelled = false;
  ended = 0;
  launched = NULL;
  RACE_REQUIRE(cw_scope_init(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(cw_scope_launch(&scope, waits, NULL, 0, &awaited) == CW_STATUS_OK);
}

static void launch_waiter(uint64_t random) {
  (void)random;
  RACE_REQUIRE(cw_scope_launch(&scope, awaits, NULL, 0, &waiter) == CW_STATUS_OK);
  launched = waiter;
}

static void end_awaited(uint64_t random) {
  race_pause(&random);
  RACE_REQUIRE(cw_job_cancel(awaited, NULL));
}

static void cancel_waiter(uint64_t random) {
  race_pause(&random);
  cw_job *job = launched;
  was_cancelled = cancels && job && cw_job_cancel(job, NULL);
}

static void check(void) {
  RACE_REQUIRE(cw_scope_close(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(ended == 1);
  RACE_REQUIRE(status_at_end == CW_STATUS_OK || was_cancelled);
  RACE_REQUIRE(cw_job_get_state(waiter) == (was_cancelled ? CW_JOB_CANCELLED : CW_JOB_COMPLETED));
  ++*(was_cancelled ? &cancelled_total : &awaited_total);
  cw_job_release(waiter);
  cw_job_release(awaited);
}

static void report(void) {
  printf("awaited %ld, cancelled %ld\n", awaited_total, cancelled_total);
  RACE_REQUIRE(awaited_total > 0);
}

int main(int argc, char **argv) {
  static const race await_complete = {
      "await_complete", prepare, {launch_waiter, end_awaited, cancel_waiter}, check, report};
  return race_run(argc, argv, &await_complete);
}
