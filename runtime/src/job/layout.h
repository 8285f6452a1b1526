/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The structs of the job tree, and which thread may touch which member when. Atomic members are reached through
 * fields.h only.
 *
 * Protection:  a  atomic, any thread         i  set before the job is attached, then constant
 *              r  the thread that runs the body (one at a time; passed on by the phase)
 *              c  the thread whose cancel marked the job      s  the thread that holds `sweeping`
 *              f  the thread that finalises; then the last walker out      d  the dispatcher that holds the task
 */
#ifndef CASTAWAY_SRC_JOB_LAYOUT_H
#define CASTAWAY_SRC_JOB_LAYOUT_H

#include <castaway/coroutine.h>
#include <castaway/dispatcher.h>
#include <castaway/job.h>
#include <castaway/scope.h>
#include <stdint.h>

#include "word.h"

/* Every parameter that a private function takes by pointer is there: so neither the callee nor the plugin tests it. */
#define CW__NONNULL __attribute__((nonnull))

/* What hangs on a job's stack. */
typedef enum cw__node_kind {
  CW__NODE_CHILD,     /* the first member of a cw_job */
  CW__NODE_COMPLETION /* the first member of a cw_completion */
} cw__node_kind;

struct cw__node {
  CW_ATOMIC(void *) next;   /* a: towards the older nodes; kept after unlinking, for walkers that stand on the node */
  CW_ATOMIC(int32_t) refs;  /* a: one for the stack, one for each handle */
  uint16_t kind;            /* i: a cw__node_kind */
  uint16_t is_cached;       /* i: of a child: its block is one of block.h's small ones */
};

/* What became of a handler: exactly one of the latter two wins. */
typedef enum cw__claim { CW__CLAIM_OPEN, CW__CLAIM_RUN, CW__CLAIM_DISPOSED } cw__claim;

struct cw_completion {
  cw__node node;
  CW_ATOMIC(int32_t) claim; /* a: a cw__claim */
  cw_completion_fn *handle; /* i */
  void *context;            /* i */
  cw__node *unlinked_next;  /* s */
};

struct cw_cause {
  CW_ATOMIC(int32_t) refs; /* a; untouched in the causes that live for ever */
  cw_status code;          /* i */
  const char *message;     /* i: right behind the struct, or a constant */
};

struct cw_job {
  cw__node node;
  CW_ATOMIC(void *) state;      /* a: see word.h */
  CW_ATOMIC(void *) cause;      /* a: see cause.h */
  CW_ATOMIC(int32_t) pending;   /* a: children that the end of this job waits for */
  CW_ATOMIC(int32_t) walkers;   /* a: threads on the stack, and CW__RETIRED; see walk.c */
  CW_ATOMIC(int32_t) sweeping;  /* a: 1 while a thread sweeps */
  CW_ATOMIC(int32_t) allowance; /* a: pushes until the next sweep; a heuristic, so updates may be lost */
  cw_job *parent;               /* i: null for a scope's own job */
  cw_dispatcher *dispatcher;    /* i */
  cw_co_body *body;             /* i: null for a scope's own job */
  cw_co co;                     /* r */
  cw_task task;                 /* d; after the end its link joins what a sweep has unlinked: s */
  cw_job *marked_next;          /* c: jobs whose children are still to be cancelled */
  cw__node *unlinked;           /* s: swept, but a walker may still stand there */
  cw__node *orphans;            /* f: the stack as it was when the outcome was fixed */
};

/* Something to wait for, once. */
typedef struct cw__latch {
  CW_ATOMIC(int32_t) state; /* a: see latch.h; a futex */
} cw__latch;

/* A scope in its caller's storage. */
typedef struct cw__scope {
  cw_job root;
  cw__latch done; /* open when no other thread will touch the storage again */
} cw__scope;

static inline cw_job *cw__job_of_node(cw__node *node) {
  return (cw_job *)(void *)node;
}

static inline cw_completion *cw__completion_of_node(cw__node *node) {
  return (cw_completion *)(void *)node;
}

static inline cw_job *cw__job_of_co(cw_co *co) {
  return (cw_job *)(void *)((char *)co - offsetof(cw_job, co));
}

static inline cw_job *cw__job_of_task(cw_task *task) {
  return (cw_job *)(void *)((char *)task - offsetof(cw_job, task));
}

static inline cw__scope *cw__scope_of_root(cw_job *root) {
  return (cw__scope *)(void *)root;
}

/* The body's frame lies behind the job, at the next 16-byte boundary. */
enum { CW__FRAME_OFFSET = (sizeof(cw_job) + 15) / 16 * 16 };

static inline void *cw__job_frame(cw_job *job) {
  return (char *)job + CW__FRAME_OFFSET;
}

#endif
