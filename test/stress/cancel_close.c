/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The end of a scope: one side closes it and frees its storage at once, while another makes that possible by cancelling
 * the coroutines that wait in it. The canceller must be out of the storage before the closer is let go;
 * AddressSanitizer sees it if it is not.
 */
#include <castaway/scope.h>
#include <stdatomic.h>

#include "race.h"

enum { JOBS = 3 };

static cw_scope *scope;
static _Atomic(int) ended;
static cw_status status;
static bool cancelled;
static long rounds;

static cw_co_step waits(cw_co *co, void *frame) {
  (void)frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  atomic_fetch_add(&ended, 1);
  CW_CO_END(co);
}

static void prepare(uint64_t random) {
  (void)random;
  ended = 0;
  scope = malloc(sizeof *scope);
  RACE_REQUIRE(scope && cw_scope_init(scope, NULL) == CW_STATUS_OK);
  for (int i = 0; i < JOBS; i++)
    RACE_REQUIRE(cw_scope_launch(scope, waits, NULL, 0, NULL) == CW_STATUS_OK);
}

static void close_and_free(uint64_t random) {
  race_pause(&random);
  status = cw_scope_close(scope, NULL);
  free(scope);
}

static void cancel(uint64_t random) {
  race_pause(&random);
  cancelled = cw_scope_cancel(scope, NULL);
}

static void check(void) {
  RACE_REQUIRE(cancelled);
  RACE_REQUIRE(status == CW_STATUS_CANCELLED);
  RACE_REQUIRE(ended == JOBS);
  rounds++;
}

static void report(void) {
  printf("closed %ld\n", rounds);
}

int main(int argc, char **argv) {
  static const race cancel_close = {"cancel_close", prepare, {close_and_free, cancel}, check, report};
  return race_run(argc, argv, &cancel_close);
}
