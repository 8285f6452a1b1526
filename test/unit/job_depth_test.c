/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Trees of extreme shape on a small stack: a chain of 100,000 jobs and a million siblings complete, are cancelled, and
 * fail, in no more stack than one job needs.
 *
 * Usage: job_depth_test [depth [width]]
 */
#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job_bodies.h"

static long depth = 100000;
static long width = 1000000;

/* Sanitizers need more for themselves; still far too little for one frame per job. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { STACK = 512 * 1024 };
#else
enum { STACK = 64 * 1024 };
#endif

typedef struct counts {
  long started;
  long ended;
} counts;

struct on_chain {
  counts *counts;
  long left;    /* jobs still to come below */
  bool parks;   /* else it ends at once */
  bool fails;   /* the lowest one */
};

static cw_co_step chains(cw_co *co, void *frame) {
  struct on_chain *self = frame;
  CW_CO_BEGIN(co);
  self->counts->started++;
  if (self->left > 0) {
    struct on_chain below = *self;
    below.left--;
    if (CW_LAUNCH(cw_co_job(co), chains, NULL, below) != CW_STATUS_OK)
      abort();
  } else if (self->fails) {
    self->counts->ended++;
    CW_CO_FAIL(co, CW_STATUS_SYSTEM, "at the bottom");
  }
  if (self->parks)
    CW_CO_AWAIT_CANCELLATION(co);
  self->counts->ended++;
  CW_CO_END(co);
}

/* What a test's thread does; it answers the scope's outcome. */
typedef struct run {
  cw_status (*function)(counts *);
  counts counts;
  cw_status status;
} run;

static void *run_on_thread(void *argument) {
  run *self = argument;
  self->status = self->function(&self->counts);
  return NULL;
}

static run run_on_small_stack(cw_status (*function)(counts *)) {
  run result = {function, {0, 0}, CW_STATUS_BUSY};
  pthread_attr_t attributes;
  pthread_t thread;
  assert_int_equal(pthread_attr_init(&attributes), 0);
  assert_int_equal(pthread_attr_setstacksize(&attributes, STACK), 0);
  assert_int_equal(pthread_create(&thread, &attributes, run_on_thread, &result), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  pthread_attr_destroy(&attributes);
  return result;
}

static cw_status with_chain(counts *of_run, bool parks, bool fails, bool cancels) {
  cw_scope scope;
  if (cw_scope_init(&scope, NULL) != CW_STATUS_OK)
    abort();
  if (CW_LAUNCH(&scope, chains, NULL, (struct on_chain){of_run, depth - 1, parks, fails}) != CW_STATUS_OK)
    abort();
  if (cancels)
    cw_scope_cancel(&scope, NULL);
  return cw_scope_close(&scope, NULL);
}

static cw_status chain_completes(counts *of_run) {
  return with_chain(of_run, false, false, false);
}
static cw_status chain_is_cancelled(counts *of_run) {
  return with_chain(of_run, true, false, true);
}
static cw_status chain_fails(counts *of_run) {
  return with_chain(of_run, true, true, false);
}

static cw_status with_siblings(counts *of_run, bool parks, bool cancels) {
  cw_scope scope;
  if (cw_scope_init(&scope, NULL) != CW_STATUS_OK)
    abort();
  for (long i = 0; i < width; i++)
    if (CW_LAUNCH(&scope, chains, NULL, (struct on_chain){of_run, 0, parks, false}) != CW_STATUS_OK)
      abort();
  if (cancels)
    cw_scope_cancel(&scope, NULL);
  return cw_scope_close(&scope, NULL);
}

static cw_status siblings_complete(counts *of_run) {
  return with_siblings(of_run, false, false);
}
static cw_status siblings_are_cancelled(counts *of_run) {
  return with_siblings(of_run, true, true);
}

static void check(cw_status (*function)(counts *), long jobs, cw_status status) {
  run result = run_on_small_stack(function);
  assert_int_equal(result.status, status);
  assert_int_equal(result.counts.started, jobs);
  assert_int_equal(result.counts.ended, jobs);
}

static void chain__bottom_ends__completes_upwards(void **state) {
  (void)state;
  check(chain_completes, depth, CW_STATUS_OK);
}

static void chain__cancelled_at_the_top__is_cancelled_to_the_bottom(void **state) {
  (void)state;
  check(chain_is_cancelled, depth, CW_STATUS_CANCELLED);
}

static void chain__bottom_fails__fails_to_the_top(void **state) {
  (void)state;
  check(chain_fails, depth, CW_STATUS_SYSTEM);
}

static void siblings__end__complete(void **state) {
  (void)state;
  check(siblings_complete, width, CW_STATUS_OK);
}

static void siblings__cancelled__all_end(void **state) {
  (void)state;
  check(siblings_are_cancelled, width, CW_STATUS_CANCELLED);
}

int main(int argc, char **argv) {
  if (argc > 1)
    depth = strtol(argv[1], NULL, 10);
  if (argc > 2)
    width = strtol(argv[2], NULL, 10);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chain__bottom_ends__completes_upwards),
      cmocka_unit_test(chain__cancelled_at_the_top__is_cancelled_to_the_bottom),
      cmocka_unit_test(chain__bottom_fails__fails_to_the_top),
      cmocka_unit_test(siblings__end__complete),
      cmocka_unit_test(siblings__cancelled__all_end),
  };
  return cmocka_run_group_tests_name("job_depth", tests, NULL, NULL);
}
