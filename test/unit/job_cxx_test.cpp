/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Jobs from C++: the headers, a body written with the macros, the launching template, and a dispatcher of the user's
 * own.
 */
#include <castaway/loop.h>
#include <castaway/scope.h>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <setjmp.h>
#include <vector>

extern "C" {
#include <cmocka.h>
}

namespace {

struct Sum {
  int step;
  int *result;
};

cw_co_step sum(cw_co *co, void *frame) {
  Sum *self = static_cast<Sum *>(frame);
  CW_CO_BEGIN(co);
  while (self->step > 0) {
    *self->result += self->step--;
    CW_CO_YIELD(co);
  }
  CW_CO_AWAIT_CANCELLATION(co);
  if (*self->result != 6)
    CW_CO_FAIL(co, CW_STATUS_SYSTEM, "wrong sum");
  CW_CO_RETURN(co);
  CW_CO_END(co);
}

void launch__template__copies_the_frame(void **) {
  cw_scope scope;
  int result = 0;
  cw_job *job;
  assert_int_equal(cw_scope_init(&scope, nullptr), CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(&scope, sum, &job, Sum{3, &result}), CW_STATUS_OK);
  assert_int_equal(result, 6);
  assert_true(cw_job_cancel(job, nullptr));
  assert_int_equal(cw_job_outcome(job), CW_STATUS_CANCELLED);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, nullptr), CW_STATUS_OK);
}

/* A dispatcher that keeps tasks until it is told to run them. */
struct Queue {
  cw_dispatcher base;
  std::vector<cw_task *> tasks;
};

cw_status keep(cw_dispatcher *dispatcher, cw_task *task) {
  reinterpret_cast<Queue *>(dispatcher)->tasks.push_back(task);
  return CW_STATUS_OK;
}

bool never(cw_dispatcher *) {
  return false;
}

const cw_dispatcher_operations operations = {sizeof operations, keep, never};

void launch__own_dispatcher__runs_what_it_was_given(void **) {
  Queue queue{{&operations}, {}};
  const cw_scope_options options = {sizeof options, &queue.base};
  cw_scope scope;
  int result = 0;
  assert_int_equal(cw_scope_init(&scope, &options), CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(&scope, sum, nullptr, Sum{3, &result}), CW_STATUS_OK);
  cw_scope_cancel(&scope, nullptr);
  for (std::size_t i = 0; i < queue.tasks.size(); i++)
    queue.tasks[i]->run(queue.tasks[i]);
  assert_int_equal(queue.tasks.size(), 4);
  assert_int_equal(result, 6);
  assert_int_equal(cw_scope_close(&scope, nullptr), CW_STATUS_CANCELLED);
}

} // namespace

int main() {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(launch__template__copies_the_frame),
      cmocka_unit_test(launch__own_dispatcher__runs_what_it_was_given),
  };
  return cmocka_run_group_tests_name("job_cxx", tests, nullptr, nullptr);
}
