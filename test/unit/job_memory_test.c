/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running out of memory: one scenario with every call that allocates is repeated with its n-th allocation failing, for
 * all n. Each call must say so, and nothing may be lost: every body that was launched ends, every handler that was
 * taken runs. Linked with --wrap=malloc.
 */
#include <castaway/loop.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job_bodies.h"

/* ---- An allocator that fails at the n-th call ---- */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

static int allocations;
static int failing_allocation; /* 0: none */

void *__wrap_malloc(size_t size) {
  allocations++;
  return allocations == failing_allocation ? NULL : __real_malloc(size);
}

/* ---- The scenario ---- */

enum { HANDLERS = 3 };

/* Launches of 4 kB, so that no block comes from a cache. */
struct big {
  trail *trail;
  char ballast[4096];
};

typedef struct tally {
  int refusals;       /* calls that answered CW_STATUS_NO_MEMORY */
  int launched;
  int handlers;
  int handlers_run;
  trail of_bodies;
  trail of_waiter;
  cw_status waiter_status;
} tally;

static tally now;

/* Whether the call succeeded; it may only fail for want of memory. */
static bool went_well(cw_status status) {
  if (status == CW_STATUS_OK)
    return true;
  assert_int_equal(status, CW_STATUS_NO_MEMORY);
  now.refusals++;
  return false;
}

static void count_call(cw_job *job, void *context) {
  (void)job;
  (void)context;
  now.handlers_run++;
}

struct on_big_await {
  trail *trail;
  cw_job *job;
  char ballast[4096];
};

static cw_co_step awaits_big(cw_co *co, void *frame) {
  struct on_big_await *self = frame;
  CW_CO_BEGIN(co);
  self->trail->started++;
  CW_CO_AWAIT(co, self->job);
  now.waiter_status = co->status;
  self->trail->ended++;
  CW_CO_END(co);
}

/* Null if there was no memory. */
static cw_job *launch_big(cw_scope *scope) {
  cw_job *job;
  if (went_well(CW_LAUNCH(scope, waits, &job, (struct big){&now.of_bodies, {0}})))
    now.launched++;
  else
    assert_null(job);
  return job;
}

/* A second job waits for `job`; without memory to wait it goes on at once and says so. */
static void launch_waiter(cw_scope *scope, cw_job *job) {
  if (!went_well(CW_LAUNCH(scope, awaits_big, NULL, (struct on_big_await){&now.of_waiter, job, {0}})))
    return;
  now.launched++;
  if (now.of_waiter.ended)
    (void)went_well(now.waiter_status);
}

static void add_handlers(cw_job *job) {
  for (int i = 0; i < HANDLERS; i++)
    if (went_well(cw_job_on_completion(job, count_call, NULL, NULL)))
      now.handlers++;
}

static void use_scope(cw_scope *scope) {
  cw_cause *cause;
  (void)went_well(cw_cause_create(CW_STATUS_BUSY, "enough", &cause)); /* null will do */
  cw_job *job = launch_big(scope);
  if (job) {
    add_handlers(job);
    launch_waiter(scope, job);
  }
  cw_job_release(job);
  assert_true(cw_scope_cancel(scope, cause));
  cw_cause_release(cause);
}

/* A loop that waits for a job which another scope's thread, here the same one, ends. */
static void use_loop(void) {
  cw_loop *loop;
  if (!went_well(cw_loop_create(&loop))) {
    assert_null(loop);
    return;
  }
  cw_scope scope;
  const cw_scope_options options = {sizeof options, cw_loop_dispatcher(loop)};
  assert_int_equal(cw_scope_init(&scope, &options), CW_STATUS_OK);
  cw_job *job = launch_big(&scope);
  cw_scope_cancel(&scope, NULL);
  if (job && !went_well(cw_loop_run_job(loop, job)))
    (void)cw_loop_run_ready(loop);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
  cw_loop_destroy(loop);
}

static void scenario(void) {
  cw_scope scope;
  now = (tally){0};
  allocations = 0;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  use_scope(&scope);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
  use_loop();
}

static void every_call__nth_allocation_fails__says_so_and_loses_nothing(void **state) {
  (void)state;
  failing_allocation = 0;
  scenario();
  int total = allocations;
  assert_int_equal(now.refusals, 0);
  assert_in_range(total, 9, 20); /* two causes or loops, three jobs, five handlers: else the wrapping does not work */
  for (failing_allocation = 1; failing_allocation <= total; failing_allocation++) {
    scenario();
    assert_int_equal(now.refusals, 1);
    assert_int_equal(now.of_bodies.started + now.of_waiter.started, now.launched);
    assert_int_equal(now.of_bodies.ended + now.of_waiter.ended, now.launched);
    assert_int_equal(now.handlers_run, now.handlers);
  }
  failing_allocation = 0;
}

/* A failure has no way to report that its message could not be kept, so it keeps a cause that says that. */
static void fail__no_memory_for_the_message__still_fails(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  cw_cause *cause;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  struct on_failing frame = {&of_body, CW_STATUS_SYSTEM, "lost"};
  cw_job_release(launch(&scope, ends, &of_body)); /* fills the block cache, if there is one */
  cw_job *job;
  assert_int_equal(CW_LAUNCH(&scope, fails_when_cancelled, &job, frame), CW_STATUS_OK);
  allocations = 0;
  failing_allocation = 1;
  assert_true(cw_job_cancel(job, NULL));
  failing_allocation = 0;
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, &cause), CW_STATUS_NO_MEMORY);
  assert_string_equal(cw_cause_message(cause), "a job failed, and there was no memory to say why");
  cw_cause_release(cause);
}

static void join__no_memory__says_so(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  cw_job *job = launch(&scope, waits, &of_body);
  allocations = 0;
  failing_allocation = 1;
  assert_int_equal(cw_job_join(job), CW_STATUS_NO_MEMORY);
  failing_allocation = 0;
  cw_job_release(job);
  cw_scope_cancel(&scope, NULL);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_call__nth_allocation_fails__says_so_and_loses_nothing),
      cmocka_unit_test(fail__no_memory_for_the_message__still_fails),
      cmocka_unit_test(join__no_memory__says_so),
  };
  return cmocka_run_group_tests_name("job_memory", tests, NULL, NULL);
}
