/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Completion handlers: nodes on a job's stack that run once when the outcome is fixed, unless they are disposed of.
 *
 * Invariants  H1  A handler runs or is disposed of, never both: `claim` changes once.
 *             H2  All handlers have returned before the job leaves its parent (complete.c).
 *
 * Progress    add: lock-free but for malloc; dispose: wait-free.
 * Lifetime    A reference for the stack, one for the handle. The function's context is the user's: safe to free once
 *             dispose has said that the function will not run, or the function has run.
 * Linearisation points  add: its push, or finding the job final; run and dispose: the claim.
 * Checked by  test/unit/job_completion_test.c, test/stress/dispose_complete.c
 */
#include <stdlib.h>

#include "attach.h"
#include "fields.h"
#include "tree.h"

/* Whether the caller is the one to decide. Relaxed: the claim hands nothing over; node and context came with [A1]. */
CW__NONNULL static bool claim(cw_completion *completion, cw__claim as) {
  return cw__int_exchange_if(cw_completion, claim, completion, CW__CLAIM_OPEN, as, RELAXED, RELAXED) == CW__CLAIM_OPEN;
}

void cw__completions_run(cw_job *job, cw__node *first) {
  for (cw__node *node = first; node; node = cw__ref_get(cw__node, next, node, RELAXED))
    if (node->kind == CW__NODE_COMPLETION && claim(cw__completion_of_node(node), CW__CLAIM_RUN))
      cw__completion_of_node(node)->handle(job, cw__completion_of_node(node)->context);
}

static cw_completion *create(cw_completion_fn *function, void *context, int32_t refs) {
  cw_completion *made = malloc(sizeof *made);
  if (!made)
    return NULL;
  cw__field_init(&made->node, next, NULL);
  cw__field_init(&made->node, refs, refs);
  made->node.kind = CW__NODE_COMPLETION;
  made->node.is_cached = 0;
  cw__field_init(made, claim, CW__CLAIM_OPEN);
  made->handle = function;
  made->context = context;
  return made;
}

cw_status cw_job_on_completion(cw_job *job, cw_completion_fn *function, void *context, cw_completion **completion) {
  if (completion)
    *completion = NULL;
  if (!job || !function)
    return CW_STATUS_NULL_ARGUMENT;
  cw_completion *made = create(function, context, completion ? 2 : 1);
  if (!made)
    return CW_STATUS_NO_MEMORY;
  if (cw__node_attach(&made->node, job, cw__refusal_of_completion) != CW_STATUS_OK) {
    free(made);
    (void)cw_job_is_final(job); /* [F2]: the function sees what the job did */
    function(job, context);
    return CW_STATUS_OK;
  }
  if (completion)
    *completion = made;
  cw__sweep_when_due(job);
  return CW_STATUS_OK;
}

bool cw_completion_dispose(cw_completion *completion) {
  if (!completion)
    return false;
  bool disposed = claim(completion, CW__CLAIM_DISPOSED);
  cw__node_release(&completion->node);
  return disposed;
}
