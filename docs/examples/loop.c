/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An event loop: on the thread that owns it, and on a thread of its own.
 */
#include <castaway/loop.h>
#include <castaway/scope.h>
#include <pthread.h>

struct counted {
  int *count; /* only the loop's thread touches it, so it needs no lock */
};

static cw_co_step count_up(cw_co *co, void *frame) {
  struct counted *self = frame;
  CW_CO_BEGIN(co);
  ++*self->count;
  CW_CO_YIELD(co);
  ++*self->count;
  CW_CO_END(co);
}

static cw_status run_here(cw_loop *loop, int *count) {
  const cw_scope_options options = {sizeof options, cw_loop_dispatcher(loop)};
  cw_scope scope;
  cw_status status = cw_scope_init(&scope, &options);
  if (status != CW_STATUS_OK)
    return status;
  status = CW_LAUNCH(&scope, count_up, NULL, (struct counted){count});
  cw_status ended = cw_loop_close_scope(loop, &scope, NULL); /* runs the loop: nobody else does */
  return status == CW_STATUS_OK ? ended : status;
}

static void *run_loop(void *loop) {
  cw_loop_run(loop);
  return NULL;
}

static cw_status run_elsewhere(cw_loop *loop, int *count) {
  const cw_scope_options options = {sizeof options, cw_loop_dispatcher(loop)};
  cw_scope scope;
  pthread_t thread;
  if (pthread_create(&thread, NULL, run_loop, loop))
    return CW_STATUS_SYSTEM;
  cw_status status = cw_scope_init(&scope, &options);
  for (int i = 0; status == CW_STATUS_OK && i < 10; i++)
    status = CW_LAUNCH(&scope, count_up, NULL, (struct counted){count});
  cw_status ended = cw_scope_close(&scope, NULL); /* blocks until all have run */
  cw_loop_close(loop);
  pthread_join(thread, NULL);
  return status == CW_STATUS_OK ? ended : status;
}

int main(void) {
  int count = 0;
  cw_loop *loop;
  if (cw_loop_create(&loop) != CW_STATUS_OK)
    return 1;
  bool right = run_here(loop, &count) == CW_STATUS_OK && count == 2;
  cw_loop_destroy(loop);
  if (cw_loop_create(&loop) != CW_STATUS_OK)
    return 1;
  right = right && run_elsewhere(loop, &count) == CW_STATUS_OK && count == 22;
  cw_loop_destroy(loop);
  return right ? 0 : 1;
}
