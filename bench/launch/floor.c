/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The floor of launch and cancel: coroutines as a switch over a state number, each in memory of its own from malloc,
 * and nothing else. No tree, no handles, no threads: a cancelled coroutine is resumed and sees a flag. A job cannot
 * cost less than this unless it shares memory with its neighbours.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "../harness/variant.h"

typedef struct coroutine coroutine;
/* Runs until the body waits (false) or ends (true). */
typedef bool coroutine_body(coroutine *self);

struct coroutine {
  coroutine_body *body;
  int state;
  bool cancelled;
};

enum { MOST = 100 };

/* Answers null where the coroutine has ended and is gone. */
static coroutine *resume(coroutine *self) {
  if (!self->body(self))
    return self;
  free(self);
  return NULL;
}

static coroutine *spawn(coroutine_body *body) {
  coroutine *self = malloc(sizeof *self);
  if (self == NULL)
    abort();
  *self = (coroutine){.body = body};
  return resume(self);
}

static void cancel(coroutine *self) {
  self->cancelled = true;
  resume(self);
}

static bool empty_body(coroutine *self) {
  switch (self->state) {
  case 0:
    self->state = -1;
    return true;
  default:
    return true;
  }
}

static bool waiting_body(coroutine *self) {
  switch (self->state) {
  case 0:
    self->state = 1;
    return false;
  case 1:
    if (!self->cancelled)
      return false;
    self->state = -1;
    return true;
  default:
    return true;
  }
}

/* Not constant, so that bodies are called as a library that does not know them would call them. */
static coroutine_body *volatile chosen_empty = empty_body;
static coroutine_body *volatile chosen_waiting = waiting_body;

static uint64_t launch(uint64_t iterations, int count) {
  for (uint64_t i = 0; i != iterations; i++)
    for (int j = 0; j < count; j++)
      spawn(chosen_empty);
  return iterations;
}

static uint64_t launch_and_cancel(uint64_t iterations, int count) {
  coroutine *waiting[MOST];
  for (uint64_t i = 0; i != iterations; i++) {
    for (int j = 0; j < count; j++)
      waiting[j] = spawn(chosen_waiting);
    for (int j = 0; j < count; j++)
      cancel(waiting[j]);
  }
  return iterations;
}

static uint64_t launch_1(uint64_t iterations) {
  return launch(iterations, 1);
}
static uint64_t launch_10(uint64_t iterations) {
  return launch(iterations, 10);
}
static uint64_t launch_100(uint64_t iterations) {
  return launch(iterations, 100);
}
static uint64_t launch_and_cancel_1(uint64_t iterations) {
  return launch_and_cancel(iterations, 1);
}
static uint64_t launch_and_cancel_100(uint64_t iterations) {
  return launch_and_cancel(iterations, 100);
}

static const bench_entry entries[] = {
    {"launch1/unconfined", 4096, launch_1, 0, 0},
    {"launch10/unconfined", 512, launch_10, 0, 0},
    {"launch100/unconfined", 64, launch_100, 0, 0},
    {"launchAndCancel1/unconfined", 4096, launch_and_cancel_1, 0, 0},
    {"launchAndCancel100/unconfined", 64, launch_and_cancel_100, 0, 0},
};

const bench_table bench_variant_table = {entries, sizeof entries / sizeof entries[0]};
