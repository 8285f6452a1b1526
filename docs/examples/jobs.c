/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scopes and coroutines: launching, waiting for one another, cancelling, failing, being told of an end.
 */
#include <castaway/scope.h>
#include <stdio.h>
#include <string.h>

/* ---- A body and its scope ---- */

struct ticker {
  int ticks;
  int *total;
};

static cw_co_step tick(cw_co *co, void *frame) {
  struct ticker *self = frame;
  CW_CO_BEGIN(co);
  while (self->ticks > 0) {
    self->ticks--;
    ++*self->total;
    CW_CO_YIELD(co);
  }
  CW_CO_END(co);
}

static cw_status tick_twice(int *total) {
  cw_scope scope;
  cw_status status = cw_scope_init(&scope, NULL);
  if (status != CW_STATUS_OK)
    return status;
  status = CW_LAUNCH(&scope, tick, NULL, (struct ticker){3, total});
  if (status == CW_STATUS_OK)
    status = CW_LAUNCH(&scope, tick, NULL, (struct ticker){4, total});
  if (status != CW_STATUS_OK)
    cw_scope_cancel(&scope, NULL);
  cw_status ended = cw_scope_close(&scope, NULL);
  return status == CW_STATUS_OK ? ended : status;
}

/* ---- Cancelling ---- */

struct guard {
  FILE *file; /* the body's own: it closes it, however it ends */
};

static cw_co_step keep_open(cw_co *co, void *frame) {
  struct guard *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  fclose(self->file);
  CW_CO_END(co);
}

static bool cancel_the_guard(cw_scope *scope) {
  FILE *file = tmpfile();
  if (!file)
    return false;
  cw_job *job;
  if (CW_LAUNCH(scope, keep_open, &job, (struct guard){file}) != CW_STATUS_OK) {
    fclose(file); /* not launched: the frame is still ours */
    return false;
  }
  bool cancelled_by_us = cw_job_cancel(job, NULL);
  bool is_over = cw_job_get_state(job) == CW_JOB_CANCELLED;
  cw_job_release(job);
  return cancelled_by_us && is_over;
}

/* ---- Waiting for another job ---- */

struct fetch {
  int *result;
};

static cw_co_step fetch(cw_co *co, void *frame) {
  struct fetch *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_YIELD(co);
  *self->result = 42;
  CW_CO_END(co);
}

struct both {
  cw_job *first;
  cw_job *second;
  int results[2];
  int *sum;
};

static cw_co_step add_both(cw_co *co, void *frame) {
  struct both *self = frame;
  CW_CO_BEGIN(co);
  if (CW_LAUNCH(cw_co_job(co), fetch, &self->first, (struct fetch){&self->results[0]}) != CW_STATUS_OK)
    CW_CO_FAIL(co, CW_STATUS_NO_MEMORY, "first fetch");
  if (CW_LAUNCH(cw_co_job(co), fetch, &self->second, (struct fetch){&self->results[1]}) != CW_STATUS_OK) {
    cw_job_release(self->first);
    CW_CO_FAIL(co, CW_STATUS_NO_MEMORY, "second fetch");
  }
  CW_CO_AWAIT(co, self->first);
  CW_CO_AWAIT(co, self->second);
  if (cw_job_outcome(self->first) == CW_STATUS_OK && cw_job_outcome(self->second) == CW_STATUS_OK)
    *self->sum = self->results[0] + self->results[1];
  cw_job_release(self->first);
  cw_job_release(self->second);
  CW_CO_END(co);
}

/* ---- Failing ---- */

static cw_co_step fail(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_FAIL(co, CW_STATUS_SYSTEM, "the disk is full");
  CW_CO_END(co);
}

static bool one_failure_ends_all(void) {
  cw_scope scope;
  cw_cause *cause;
  int ticks = 0;
  if (cw_scope_init(&scope, NULL) != CW_STATUS_OK)
    return false;
  bool launched = cw_scope_launch(&scope, fail, NULL, 0, NULL) == CW_STATUS_OK;
  bool refused = CW_LAUNCH(&scope, tick, NULL, (struct ticker){1, &ticks}) == CW_STATUS_CANCELLED;
  cw_status status = cw_scope_close(&scope, &cause);
  bool known = cause && strcmp(cw_cause_message(cause), "the disk is full") == 0;
  cw_cause_release(cause);
  return launched && refused && status == CW_STATUS_SYSTEM && known && ticks == 0;
}

/* ---- Being told ---- */

static void note_end(cw_job *job, void *context) {
  *(cw_job_state *)context = cw_job_get_state(job);
}

static bool is_told(cw_scope *scope, int *total) {
  cw_job_state state = CW_JOB_ACTIVE;
  cw_job *job;
  if (CW_LAUNCH(scope, tick, &job, (struct ticker){1, total}) != CW_STATUS_OK)
    return false;
  bool added = cw_job_on_completion(job, note_end, &state, NULL) == CW_STATUS_OK;
  cw_job_release(job);
  return added && state == CW_JOB_COMPLETED;
}

int main(void) {
  int total = 0, sum = 0;
  cw_scope scope;
  bool right = tick_twice(&total) == CW_STATUS_OK && total == 7;
  if (cw_scope_init(&scope, NULL) != CW_STATUS_OK)
    return 1;
  right = right && cancel_the_guard(&scope) && is_told(&scope, &total);
  right = right && CW_LAUNCH(&scope, add_both, NULL, (struct both){NULL, NULL, {0, 0}, &sum}) == CW_STATUS_OK;
  right = cw_scope_close(&scope, NULL) == CW_STATUS_OK && right && sum == 84;
  return right && one_failure_ends_all() ? 0 : 1;
}
