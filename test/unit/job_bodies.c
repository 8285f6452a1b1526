/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bodies of job_bodies.h.
 */
#include "job_bodies.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void note_start(cw_co *co, trail *of_body) {
  of_body->started++;
  of_body->at_start = co->status;
}

static void note_end(cw_co *co, trail *of_body) {
  of_body->ended++;
  of_body->at_end = co->status;
}

cw_co_step ends(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  note_end(co, self->trail);
  CW_CO_END(co);
}

cw_co_step waits(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  CW_CO_AWAIT_CANCELLATION(co);
  note_end(co, self->trail);
  CW_CO_END(co);
}

cw_co_step yields(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  CW_CO_YIELD(co);
  note_end(co, self->trail);
  CW_CO_END(co);
}

cw_co_step fails(cw_co *co, void *frame) {
  struct on_failing *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  CW_CO_FAIL(co, self->code, self->message);
  CW_CO_END(co);
}

cw_co_step fails_when_cancelled(cw_co *co, void *frame) {
  struct on_failing *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_FAIL(co, self->code, self->message);
  CW_CO_END(co);
}

cw_co_step awaits(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  CW_CO_AWAIT(co, self->job);
  note_end(co, self->trail);
  CW_CO_END(co);
}

static void launch_child(cw_co *co, struct on_parent *self) {
  self->launched = CW_LAUNCH(cw_co_job(co), self->child, self->child_job, (struct on_trail){self->child_trail});
}

cw_co_step parents(cw_co *co, void *frame) {
  struct on_parent *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  launch_child(co, self);
  note_end(co, self->trail);
  CW_CO_END(co);
}

cw_co_step parents_and_waits(cw_co *co, void *frame) {
  struct on_parent *self = frame;
  CW_CO_BEGIN(co);
  note_start(co, self->trail);
  launch_child(co, self);
  CW_CO_AWAIT_CANCELLATION(co);
  note_end(co, self->trail);
  CW_CO_END(co);
}

cw_job *launch(cw_scope *scope, cw_co_body *body, trail *of_body) {
  cw_job *job;
  assert_int_equal(CW_LAUNCH(scope, body, &job, (struct on_trail){of_body}), CW_STATUS_OK);
  return job;
}

cw_scope shared_scope;

int open_scope(void **state) {
  (void)state;
  return cw_scope_init(&shared_scope, NULL) == CW_STATUS_OK ? 0 : -1;
}

int close_scope(void **state) {
  (void)state;
  cw_scope_cancel(&shared_scope, NULL);
  return cw_scope_close(&shared_scope, NULL) == CW_STATUS_BUSY;
}
