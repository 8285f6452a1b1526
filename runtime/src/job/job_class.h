/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The classes of the job tree: each struct of layout.h with its atomic fields, as descriptors that the field idioms of
 * fields.h use. Plain classes: the structs carry no header.
 *
 * They are `static const` here, not extern: an updater's user must see that its class is plain for the plugin to prove
 * that no holder check is needed, and a class that no object points to has no identity to lose by being in every file.
 */
#ifndef CASTAWAY_SRC_JOB_JOB_CLASS_H
#define CASTAWAY_SRC_JOB_JOB_CLASS_H

#include <castaway/class.h>

#include "../dispatch/loop_layout.h"
#include "layout.h"

/* Every atomic field: class, name, kind. */
#define CW__NODE_FIELDS(X) X(cw__node, next, REF) X(cw__node, refs, INT)
#define CW__COMPLETION_FIELDS(X) X(cw_completion, claim, INT)
#define CW__CAUSE_FIELDS(X) X(cw_cause, refs, INT)
#define CW__JOB_FIELDS(X)                                                                                              \
  X(cw_job, state, REF)                                                                                                \
  X(cw_job, cause, REF)                                                                                                \
  X(cw_job, pending, INT)                                                                                              \
  X(cw_job, walkers, INT)                                                                                              \
  X(cw_job, sweeping, INT)                                                                                             \
  X(cw_job, allowance, INT)
#define CW__LATCH_FIELDS(X) X(cw__latch, state, INT)
#define CW__LOOP_FIELDS(X) X(cw_loop, inbox, REF) X(cw_loop, wake, INT) X(cw_loop, owner, REF)
#define CW__ALL_FIELDS(X)                                                                                              \
  CW__NODE_FIELDS(X)                                                                                                   \
  CW__COMPLETION_FIELDS(X)                                                                                             \
  CW__CAUSE_FIELDS(X)                                                                                                  \
  CW__JOB_FIELDS(X)                                                                                                    \
  CW__LATCH_FIELDS(X)                                                                                                  \
  CW__LOOP_FIELDS(X)

#define CW__DESCRIBE(T, field, kind) CW__DESCRIBE_##kind(T, field),
#define CW__DESCRIBE_REF(T, field) CW_FIELD_REF(T, field, void, 0)
#define CW__DESCRIBE_INT(T, field) CW_FIELD_INT(T, field)

static const cw_field cw__node__fields[] = {CW__NODE_FIELDS(CW__DESCRIBE)};
static const cw_class cw__node__class = CW_PLAIN_CLASS(cw__node__class, cw__node, cw__node__fields);

static const cw_field cw_completion__fields[] = {CW__COMPLETION_FIELDS(CW__DESCRIBE)};
static const cw_class cw_completion__class = CW_PLAIN_CLASS(cw_completion__class, cw_completion, cw_completion__fields);

static const cw_field cw_cause__fields[] = {CW__CAUSE_FIELDS(CW__DESCRIBE)};
static const cw_class cw_cause__class = CW_PLAIN_CLASS(cw_cause__class, cw_cause, cw_cause__fields);

static const cw_field cw_job__fields[] = {CW__JOB_FIELDS(CW__DESCRIBE)};
static const cw_class cw_job__class = CW_PLAIN_CLASS(cw_job__class, cw_job, cw_job__fields);

static const cw_field cw__latch__fields[] = {CW__LATCH_FIELDS(CW__DESCRIBE)};
static const cw_class cw__latch__class = CW_PLAIN_CLASS(cw__latch__class, cw__latch, cw__latch__fields);

static const cw_field cw_loop__fields[] = {CW__LOOP_FIELDS(CW__DESCRIBE)};
static const cw_class cw_loop__class = CW_PLAIN_CLASS(cw_loop__class, cw_loop, cw_loop__fields);

#endif
