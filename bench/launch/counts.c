/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Prints, as JSON, how many reflective operations one job costs from its launch to its end: reads, writes and
 * read-modify-writes, averaged over many jobs in one scope so that the sweeps of its list are in the figure. All work
 * is on one thread, so no compare-and-set is repeated and the counts are exact.
 */
#include <castaway/loop.h>
#include <castaway/scope.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "job/counts.h"

enum { JOBS = 10000 };

typedef void job_life(cw_scope *scope, cw_loop *loop);

static void must(bool succeeded) {
  if (!succeeded)
    abort();
}

static cw_co_step empty_body(cw_co *co, void *frame) {
  (void)co, (void)frame;
  return CW_CO_STEP_DONE;
}

static cw_co_step waiting_body(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_END(co);
}

static cw_job *launch(cw_scope *scope, cw_co_body *body) {
  cw_job *job;
  must(cw_scope_launch(scope, body, NULL, 0, &job) == CW_STATUS_OK);
  return job;
}

/* ---- The lives that are counted ---- */

static void launch_and_complete(cw_scope *scope, cw_loop *loop) {
  (void)loop;
  must(cw_scope_launch(scope, empty_body, NULL, 0, NULL) == CW_STATUS_OK);
}

static void launch_suspend_and_cancel(cw_scope *scope, cw_loop *loop) {
  (void)loop;
  cw_job *job = launch(scope, waiting_body);
  cw_job_cancel(job, NULL);
  cw_job_release(job);
}

static void cancel_before_start(cw_scope *scope, cw_loop *loop) {
  cw_job *job = launch(scope, waiting_body);
  cw_job_cancel(job, NULL);
  cw_job_release(job);
  cw_loop_run_ready(loop);
}

/* ---- Counting ---- */

static void subtract(cw__field_count_table *from, const cw__field_count_table *before) {
  for (int field = 0; field < CW__FIELD_COUNT; field++)
    for (int operation = 0; operation < CW__OPERATION_COUNT; operation++)
      (*from)[field][operation] -= (*before)[field][operation];
}

static void count(job_life *life, cw_scope *scope, cw_loop *loop, cw__field_count_table *counts) {
  cw__field_count_table before;
  cw__field_counts_read(&before);
  for (int i = 0; i < JOBS; i++)
    life(scope, loop);
  cw__field_counts_read(counts);
  subtract(counts, &before);
}

/* Reads, writes and read-modify-writes of one field. */
typedef struct tally {
  uint64_t reads, writes, changes;
} tally;

static tally tally_of(const uint64_t *counts) {
  return (tally){.reads = counts[CW__OPERATION_GET],
                 .writes = counts[CW__OPERATION_SET],
                 .changes = counts[CW__OPERATION_EXCHANGE] + counts[CW__OPERATION_COMPARE] + counts[CW__OPERATION_ADD]};
}

static void print_tally(const char *indent, const char *name, tally each, const char *end) {
  printf("%s\"%s\": {\"reads\": %.3f, \"writes\": %.3f, \"read_modify_writes\": %.3f}%s\n", indent, name,
         (double)each.reads / JOBS, (double)each.writes / JOBS, (double)each.changes / JOBS, end);
}

static void print_counts(const char *name, const cw__field_count_table *counts, const char *end) {
  tally sum = {0, 0, 0};
  printf("  \"%s\": {\n", name);
  for (int field = 0; field < CW__FIELD_COUNT; field++) {
    const tally each = tally_of((*counts)[field]);
    sum = (tally){sum.reads + each.reads, sum.writes + each.writes, sum.changes + each.changes};
    if (each.reads + each.writes + each.changes != 0)
      print_tally("    ", cw__field_count_name(field), each, ",");
  }
  print_tally("    ", "all", sum, "");
  printf("  }%s\n", end);
}

/* Counts one life in a scope of its own; on the event loop where there is one. */
static void report(const char *name, job_life *life, cw_loop *loop, const char *end) {
  cw_scope scope;
  cw__field_count_table counts;
  const cw_scope_options options = {.size = sizeof options, .dispatcher = loop ? cw_loop_dispatcher(loop) : NULL};
  must(cw_scope_init(&scope, &options) == CW_STATUS_OK);
  count(life, &scope, loop, &counts);
  must(cw_scope_close(&scope, NULL) == CW_STATUS_OK);
  print_counts(name, &counts, end);
}

int main(void) {
  cw_loop *loop;
  must(cw_loop_create(&loop) == CW_STATUS_OK);
  printf("{\n");
  report("launch, complete", launch_and_complete, NULL, ",");
  report("launch, suspend, cancel", launch_suspend_and_cancel, NULL, ",");
  report("launch, cancel before start (event loop)", cancel_before_start, loop, "");
  printf("}\n");
  cw_loop_destroy(loop);
  return 0;
}
