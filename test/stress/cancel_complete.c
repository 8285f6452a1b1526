/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cancel against complete: a coroutine waits for a gate. One side opens the gate, so that the coroutine goes on and
 * ends; two others cancel it. At most one cancel may say that it was the one, and the job's end must agree; the body
 * goes on exactly once, whoever woke it. In every second round the job has a child that waits, so that it ends in two
 * steps.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "race.h"

struct on_gate {
  cw_job *gate;
  bool has_child;
};

static cw_scope scope;
static cw_job *gate, *job;
static bool has_child;
static _Atomic(int) ended, child_ended;
static cw_status status_at_end;
static bool cancelled_by[2];
static long completions, cancellations;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static cw_co_step child(cw_co *co, void *frame) {
  struct on_gate *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT(co, self->gate);
  atomic_fetch_add(&child_ended, 1);
  CW_CO_END(co);
}

static cw_co_step passes_gate(cw_co *co, void *frame) {
  struct on_gate *self = frame;
  CW_CO_BEGIN(co);
  if (self->has_child && CW_LAUNCH(cw_co_job(co), child, NULL, *self) != CW_STATUS_OK)
    abort();
  CW_CO_AWAIT(co, self->gate);
  status_at_end = co->status;
  atomic_fetch_add(&ended, 1);
  CW_CO_END(co);
}

static void prepare(uint64_t random) {
  has_child = random / 2 % 2;
  ended = child_ended = 0;
  RACE_REQUIRE(cw_scope_init(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(cw_scope_launch(&scope, waits, NULL, 0, &gate) == CW_STATUS_OK);
  RACE_REQUIRE(CW_LAUNCH(&scope, passes_gate, &job, (struct on_gate){gate, has_child}) == CW_STATUS_OK);
}

static void open_gate(uint64_t random) {
  (void)random;
  RACE_REQUIRE(cw_job_cancel(gate, NULL));
}

static void cancel_first(uint64_t random) {
  race_pause(&random);
  cancelled_by[0] = cw_job_cancel(job, NULL);
}

static void cancel_second(uint64_t random) {
  race_pause(&random);
  cancelled_by[1] = cw_job_cancel(job, NULL);
}

static void check(void) {
  bool cancelled = cancelled_by[0] || cancelled_by[1];
  RACE_REQUIRE(!(cancelled_by[0] && cancelled_by[1]));
  RACE_REQUIRE(cw_scope_close(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(ended == 1);
  RACE_REQUIRE(child_ended == has_child);
  RACE_REQUIRE(cw_job_get_state(job) == (cancelled ? CW_JOB_CANCELLED : CW_JOB_COMPLETED));
  RACE_REQUIRE(cancelled || status_at_end == CW_STATUS_OK);
  ++*(cancelled ? &cancellations : &completions);
  cw_job_release(job);
  cw_job_release(gate);
}

static void report(void) {
  printf("completed %ld, cancelled %ld\n", completions, cancellations);
  RACE_REQUIRE(completions > 0 && cancellations > 0);
}

int main(int argc, char **argv) {
  static const race cancel_complete = {
      "cancel_complete", prepare, {open_gate, cancel_first, cancel_second}, check, report};
  return race_run(argc, argv, &cancel_complete);
}
