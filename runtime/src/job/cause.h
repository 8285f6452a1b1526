/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Causes inside the job tree. A job's `cause` field holds null, or a cause whose lowest bit says that the job *failed*
 * (itself or through a descendant) rather than was cancelled. The field is written once, before the job's phase says
 * that it is cancelled; null in a cancelled job means the plain "cancelled", which is stored only when somebody asks,
 * so that the usual cancel costs nothing here.
 */
#ifndef CASTAWAY_SRC_JOB_CAUSE_H
#define CASTAWAY_SRC_JOB_CAUSE_H

#include "layout.h"

/* A value of the `cause` field. */
typedef void *cw__cause_word;

static inline cw_cause *cw__cause_of(cw__cause_word word) {
  return (cw_cause *)((uintptr_t)word & ~(uintptr_t)1);
}
static inline bool cw__cause_is_failure(cw__cause_word word) {
  return ((uintptr_t)word & 1) != 0;
}

/* Stores a reference of the job's own to `cause`, unless the job has a cause. Before the phase changes. Null: no-op. */
__attribute__((nonnull(1))) void cw__cause_publish(cw_job *job, cw_cause *cause, bool failed);

/* The cause word of a job that is cancelled; never null, and the same for everybody from now on. */
CW__NONNULL cw__cause_word cw__cause_settle(cw_job *job);

/* What the children of a cancelled job get as their cause: as cw__cause_settle, but null for the plain one. */
CW__NONNULL cw_cause *cw__cause_to_pass_on(cw_job *job);

/* Gives back the reference of a job that is being freed. */
CW__NONNULL void cw__cause_drop(cw_job *job);

/*
 * As cw_cause_create, but every call makes a failure: OK becomes INVALID_ARGUMENT, a null message the code's text, and
 * without memory it is a constant cause that says so. Never null.
 */
cw_cause *cw__cause_of_failure(cw_status code, const char *message);

#endif
