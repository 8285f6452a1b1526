/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Causes of cancellation: shared constants with a reference count; and the `cause` field of jobs, written once.
 *
 * Ordering edges
 *   [C1] --> [C2]  storing a cause in a job publishes its code and message
 *   [R1] --> [R2]  giving a reference back orders the use of the object before its freeing
 *
 * Progress: every operation is wait-free but for malloc and free.
 * Checked by: test/unit/job_cancel_test.c, test/unit/job_memory_test.c
 */
#include "cause.h"

#include <stdlib.h>
#include <string.h>

#include "fields.h"

/* These two live for ever: their count is never touched, so cancelling without a cause shares no counter. */
static cw_cause plain_cancellation = {0, CW_STATUS_CANCELLED, "the job was cancelled"};
static cw_cause lost_for_want_of_memory = {0, CW_STATUS_NO_MEMORY, "a job failed, and there was no memory to say why"};

static bool lives_for_ever(const cw_cause *cause) {
  return cause == &plain_cancellation || cause == &lost_for_want_of_memory;
}

cw_status cw_cause_create(cw_status code, const char *message, cw_cause **cause) {
  if (!cause)
    return CW_STATUS_NULL_ARGUMENT;
  *cause = NULL;
  if (!message)
    return CW_STATUS_NULL_ARGUMENT;
  if (code == CW_STATUS_OK)
    return CW_STATUS_INVALID_ARGUMENT;
  size_t length = strlen(message) + 1;
  cw_cause *made = malloc(sizeof *made + length);
  if (!made)
    return CW_STATUS_NO_MEMORY;
  cw__field_init(made, refs, 1);
  made->code = code;
  made->message = memcpy(made + 1, message, length);
  *cause = made;
  return CW_STATUS_OK;
}

cw_cause *cw__cause_of_failure(cw_status code, const char *message) {
  cw_status failure = code == CW_STATUS_OK ? CW_STATUS_INVALID_ARGUMENT : code;
  cw_cause *cause;
  if (cw_cause_create(failure, message ? message : cw_status_text(failure), &cause) != CW_STATUS_OK)
    return &lost_for_want_of_memory;
  return cause;
}

cw_cause *cw_cause_retain(cw_cause *cause) {
  /* Relaxed: the caller has a reference, so the cause cannot go meanwhile. */
  if (cause && !lives_for_ever(cause))
    (void)cw__int_add(cw_cause, refs, cause, 1, RELAXED);
  return cause;
}

void cw_cause_release(cw_cause *cause) {
  if (!cause || lives_for_ever(cause))
    return;
  /* [R1] release, [R2] acquire: without them another thread's reading could come after our free. */
  if (cw__int_add(cw_cause, refs, cause, -1, ACQ_REL) == 1)
    free(cause);
}

cw_status cw_cause_code(const cw_cause *cause) {
  return cause ? cause->code : CW_STATUS_NULL_ARGUMENT;
}

const char *cw_cause_message(const cw_cause *cause) {
  return cause ? cause->message : NULL;
}

/* ---- The field of a job ---- */

void cw__cause_publish(cw_job *job, cw_cause *cause, bool failed) {
  if (!cause || cw__ref_get(cw_job, cause, job, RELAXED))
    return;
  void *word = (void *)((uintptr_t)cw_cause_retain(cause) | (uintptr_t)failed);
  /* [C1] release -> [C2]: without it a reader could see the cause but not its message. */
  if (cw__ref_exchange_if(cw_job, cause, job, NULL, word, RELEASE, RELAXED))
    cw_cause_release(cause);
}

cw__cause_word cw__cause_settle(cw_job *job) {
  /* [C2] acquire <- [C1], also where the exchange finds one. */
  void *word = cw__ref_get(cw_job, cause, job, ACQUIRE);
  if (word)
    return word;
  word = cw__ref_exchange_if(cw_job, cause, job, NULL, &plain_cancellation, ACQUIRE, ACQUIRE);
  return word ? word : &plain_cancellation;
}

cw_cause *cw__cause_to_pass_on(cw_job *job) {
  cw_cause *cause = cw__cause_of(cw__cause_settle(job));
  return cause == &plain_cancellation ? NULL : cause;
}

void cw__cause_drop(cw_job *job) {
  /* Relaxed: the job is the caller's alone. */
  cw_cause_release(cw__cause_of(cw__ref_get(cw_job, cause, job, RELAXED)));
}
