/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Walks against sweeps: two sides launch below one parent, so often that sweeps come again and again; a third walks the
 * parent's stack all the time, as a canceller would; a fourth cancels the parent, or lets one of its children fail, so
 * that it is walked in earnest. No coroutine may be lost, and AddressSanitizer sees a walker on a freed node.
 *
 * Uses the private way on the stack, as the public calls walk it only once in a job's life.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "job/layout.h"
#include "job/tree.h"
#include "race.h"

enum { LAUNCHES = 300 };

static cw_scope scope;
static cw_job *parent, *failing;
static _Atomic(long) launched, ended;
static _Atomic(int) launching; /* sides */
static long launched_total, walked_total, cut_short, failed;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static cw_co_step fails_when_cancelled(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_FAIL(co, CW_STATUS_SYSTEM, "as told");
  CW_CO_END(co);
}

static cw_co_step child(cw_co *co, void *frame) {
  bool *waits_here = frame;
  CW_CO_BEGIN(co);
  if (*waits_here)
    CW_CO_AWAIT_CANCELLATION(co);
  atomic_fetch_add(&ended, 1);
  CW_CO_END(co);
}

static void prepare(uint64_t random) {
  (void)random;
  launched = ended = 0;
  launching = 2;
  RACE_REQUIRE(cw_scope_init(&scope, NULL) == CW_STATUS_OK);
  RACE_REQUIRE(cw_scope_launch(&scope, waits, NULL, 0, &parent) == CW_STATUS_OK);
  RACE_REQUIRE(cw_job_launch(parent, fails_when_cancelled, NULL, 0, &failing) == CW_STATUS_OK);
}

/* One in eight waits; the handles of some are kept for a while, so that the dead are not all alike. */
static void launch_many(uint64_t random) {
  cw_job *held = NULL;
  for (int i = 0; i < LAUNCHES; i++) {
    bool waits_here = race_random(&random) % 8 == 0;
    cw_job *job;
    if (CW_LAUNCH(parent, child, &job, waits_here) != CW_STATUS_OK)
      break;
    atomic_fetch_add(&launched, 1);
    cw_job_release(held);
    held = job;
    if (random >> 40 & 1)
      (void)cw_job_cancel(held, NULL);
  }
  cw_job_release(held);
  atomic_fetch_sub(&launching, 1);
}

CW__NONNULL static long walk_once(cw_job *job) {
  long nodes = 0;
  cw__word word = atomic_load(&job->state);
  cw__node *node = cw__phase_is_final(cw__word_phase(word)) ? NULL : cw__word_top(word);
  for (; node; node = atomic_load(&node->next))
    nodes += node->kind == CW__NODE_CHILD;
  return nodes;
}

/* Until the launches are over. */
static void walk(uint64_t random) {
  (void)random;
  while (atomic_load(&launching) > 0) {
    if (!cw__walk_enter(parent))
      return;
    walked_total += walk_once(parent);
    cw__walk_leave(parent);
  }
}

static void cancel(uint64_t random) {
  for (unsigned i = random / 4 % 256; i > 0; i--)
    race_pause(&random);
  (void)cw_job_cancel(random / 2 % 2 ? parent : failing, NULL);
  (void)cw_job_cancel(parent, NULL);
}

static void check(void) {
  /* The failure goes up past the parent only if it came before the parent's own cancel. */
  cw_status status = cw_scope_close(&scope, NULL);
  RACE_REQUIRE(status == CW_STATUS_OK || status == CW_STATUS_SYSTEM);
  failed += status == CW_STATUS_SYSTEM;
  RACE_REQUIRE(ended == launched);
  RACE_REQUIRE(cw_job_get_state(parent) == CW_JOB_CANCELLED);
  launched_total += launched;
  cut_short += launched < 2 * LAUNCHES;
  cw_job_release(failing);
  cw_job_release(parent);
}

static void report(void) {
  printf("launched %ld, walked %ld, cut short in %ld rounds, failed in %ld\n", launched_total, walked_total, cut_short,
         failed);
  RACE_REQUIRE(launched_total > 0 && walked_total > 0 && cut_short > 0 && failed > 0);
}

int main(int argc, char **argv) {
  static const race cancel_sweep = {"cancel_sweep", prepare, {launch_many, launch_many, walk, cancel}, check, report};
  return race_run(argc, argv, &cancel_sweep);
}
