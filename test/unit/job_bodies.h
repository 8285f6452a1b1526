/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Coroutine bodies that the job tests share, and a scope to launch them in. Each body notes what happens to it in a
 * `trail` of its frame's.
 */
#ifndef CASTAWAY_TEST_UNIT_JOB_BODIES_H
#define CASTAWAY_TEST_UNIT_JOB_BODIES_H

#include <castaway/scope.h>

/* What a body has done so far; plain, as a test's bodies run on one thread unless it says otherwise. */
typedef struct trail {
  int started;
  int ended;
  cw_status at_start; /* co->status */
  cw_status at_end;
} trail;

struct on_trail {
  trail *trail;
};

/* Ends at once. */
cw_co_step ends(cw_co *co, void *frame);

/* Waits for its cancellation. */
cw_co_step waits(cw_co *co, void *frame);

/* Yields once. */
cw_co_step yields(cw_co *co, void *frame);

struct on_failing {
  trail *trail;
  cw_status code;
  const char *message;
};

/* Fails at once. */
cw_co_step fails(cw_co *co, void *frame);

/* Waits for its cancellation, then fails. */
cw_co_step fails_when_cancelled(cw_co *co, void *frame);

struct on_awaiting {
  trail *trail;
  cw_job *job; /* not owned */
};

/* Awaits another job. */
cw_co_step awaits(cw_co *co, void *frame);

struct on_parent {
  trail *trail;
  cw_co_body *child;
  trail *child_trail;
  cw_job **child_job; /* may be null */
  cw_status launched; /* of the child */
};

/* Launches a child whose frame is an on_trail, and ends. */
cw_co_step parents(cw_co *co, void *frame);

/* Launches a child, and waits for its own cancellation. */
cw_co_step parents_and_waits(cw_co *co, void *frame);

/* Launches in an unconfined scope; the test fails if that fails. */
cw_job *launch(cw_scope *scope, cw_co_body *body, trail *of_body);

/* One scope on the unconfined dispatcher, opened and closed around a test: cmocka's set-up and tear-down. */
extern cw_scope shared_scope;
int open_scope(void **state);
int close_scope(void **state);

#endif
