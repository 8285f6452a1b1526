/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attach against complete: a parent's body returns while another side launches children below it by its handle, until
 * that is refused; in some rounds a third side cancels the parent. Each child that was launched must have run and ended
 * before the parent was final; each that was refused must not have run.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "race.h"

enum { CHILDREN = 8 };

static cw_scope scope;
static cw_job *gate, *parent;
static cw_job *children[CHILDREN];
static int launched;
static bool cancels, was_cancelled;
static _Atomic(int) ended, ended_before_parent;
static cw_status refusal;
static long refused_closed, refused_cancelled, all_taken;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static cw_co_step awaits_gate(cw_co *co, void *frame) {
  cw_job **self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT(co, *self);
  CW_CO_END(co);
}

static cw_co_step child(cw_co *co, void *frame) {
  cw_job **self = frame;
  CW_CO_BEGIN(co);
  CW_CO_YIELD(co);
  CW_CO_AWAIT(co, *self);
  atomic_fetch_add(&ended, 1);
  CW_CO_END(co);
}

static void count_ended(cw_job *job, void *context) {
  (void)job;
  (void)context;
  ended_before_parent = ended;
}

static void prepare(uint64_t random) {
  cancels = random / 2 % 4 == 0;
  ended = 0;
  launched = 0;
  refusal = CW_STATUS_OK;
  RACE_REQUIRE(cw_scope_init(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(cw_scope_launch(&scope, waits, NULL, 0, &gate) == CW_STATUS_OK);
  RACE_REQUIRE(CW_LAUNCH(&scope, awaits_gate, &parent, gate) == CW_STATUS_OK);
  RACE_REQUIRE(cw_job_on_completion(parent, count_ended, NULL, NULL) == CW_STATUS_OK);
}

static void open_gate(uint64_t random) {
  race_pause(&random);
  RACE_REQUIRE(cw_job_cancel(gate, NULL));
}

static void launch_children(uint64_t random) {
  while (launched < CHILDREN && refusal == CW_STATUS_OK) {
    refusal = CW_LAUNCH(parent, child, &children[launched], gate);
    if (refusal == CW_STATUS_OK)
      launched++;
    if (random % 2)
      race_pause(&random);
  }
}

static void cancel_parent(uint64_t random) {
  race_pause(&random);
  was_cancelled = cancels && cw_job_cancel(parent, NULL);
}

static void check(void) {
  RACE_REQUIRE(cw_scope_close(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(ended == launched);
  RACE_REQUIRE(ended_before_parent == launched);
  RACE_REQUIRE(cw_job_get_state(parent) == (was_cancelled ? CW_JOB_CANCELLED : CW_JOB_COMPLETED));
  RACE_REQUIRE(refusal != CW_STATUS_CANCELLED || was_cancelled);
  for (int i = 0; i < launched; i++) {
    RACE_REQUIRE(cw_job_is_final(children[i]));
    cw_job_release(children[i]);
  }
  ++*(refusal == CW_STATUS_OK ? &all_taken : refusal == CW_STATUS_CLOSED ? &refused_closed : &refused_cancelled);
  cw_job_release(parent);
  cw_job_release(gate);
}

static void report(void) {
  printf("all taken %ld, refused by closed %ld, by cancelled %ld\n", all_taken, refused_closed, refused_cancelled);
  RACE_REQUIRE(all_taken > 0 && refused_closed > 0);
}

int main(int argc, char **argv) {
  static const race attach_complete = {
      "attach_complete", prepare, {open_gate, launch_children, cancel_parent}, check, report};
  return race_run(argc, argv, &attach_complete);
}
