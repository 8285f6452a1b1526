/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Posts to a loop: two sides post numbered tasks, now and then with a pause in which the loop falls asleep; a third
 * closes the loop at some moment; a fourth runs it. Each post that was accepted runs, once, in its poster's order; each
 * that was refused does not; and the loop, which returns only when closed and empty, always returns: no wake-up is
 * lost.
 */
#include <castaway/loop.h>

#include "race.h"

enum { POSTERS = 2, POSTS = 40 };

typedef struct numbered {
  cw_task task;
  int poster;
  int number;
} numbered;

static cw_loop *loop;
static numbered tasks[POSTERS][POSTS];
static int accepted[POSTERS], ran[POSTERS];
static long ran_total, refused_total;

static void run_task(cw_task *task) {
  numbered *self = (numbered *)(void *)task;
  RACE_REQUIRE(self->number == ran[self->poster]);
  ran[self->poster]++;
}

static void prepare(uint64_t random) {
  (void)random;
  RACE_REQUIRE(cw_loop_create(&loop) == CW_STATUS_OK);
  for (int i = 0; i < POSTERS; i++)
    accepted[i] = ran[i] = 0;
}

static void post(int poster, uint64_t random) {
  cw_dispatcher *dispatcher = cw_loop_dispatcher(loop);
  for (int i = 0; i < POSTS; i++) {
    numbered *task = &tasks[poster][i];
    *task = (numbered){{NULL, run_task}, poster, i};
    if (dispatcher->operations->dispatch(dispatcher, &task->task) != CW_STATUS_OK)
      return;
    accepted[poster]++;
    if (race_random(&random) % 4 == 0)
      race_pause(&random);
  }
}

static void post_first(uint64_t random) {
  post(0, random);
}
static void post_second(uint64_t random) {
  post(1, random);
}

static void close_loop(uint64_t random) {
  for (unsigned i = random / 2 % 64; i > 0; i--)
    race_pause(&random);
  cw_loop_close(loop);
}

static void run_loop(uint64_t random) {
  (void)random;
  cw_loop_run(loop);
}

static void check(void) {
  for (int i = 0; i < POSTERS; i++) {
    RACE_REQUIRE(ran[i] == accepted[i]);
    ran_total += ran[i];
    refused_total += accepted[i] < POSTS;
  }
  cw_loop_destroy(loop);
}

static void report(void) {
  printf("ran %ld, cut short %ld times\n", ran_total, refused_total);
  RACE_REQUIRE(ran_total > 0 && refused_total > 0);
}

int main(int argc, char **argv) {
  static const race loop_posts = {
      "loop_posts", prepare, {post_first, post_second, close_loop, run_loop}, check, report};
  return race_run(argc, argv, &loop_posts);
}
