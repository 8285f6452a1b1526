/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Races: a few threads do one thing each at the same moment, over and over, and after each round somebody looks whether
 * the results fit together. The moment is varied by short random delays, from a seed that is printed.
 *
 * A race's program is called with [rounds [seed]].
 */
#ifndef CASTAWAY_TEST_STRESS_RACE_H
#define CASTAWAY_TEST_STRESS_RACE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { RACE_SIDES = 4 }; /* at most */

typedef struct race {
  const char *name;
  void (*prepare)(uint64_t random);          /* before each round, alone */
  void (*sides[RACE_SIDES])(uint64_t random); /* at the same time, each on a thread of its own; null: no such side */
  void (*check)(void);                       /* after each round, alone */
  void (*report)(void); /* at the end: prints what happened how often; fails if a way never did */
} race;

/* Runs the race as main would; the exit status. */
int race_run(int argc, char **argv, const race *it);

/* Ends the program with the round and the seed if the condition does not hold. */
#define RACE_REQUIRE(condition) ((condition) ? (void)0 : race_fail(#condition, __FILE__, __LINE__))
_Noreturn void race_fail(const char *condition, const char *file, int line);

/* The next of a sequence of random numbers; the state must not be 0. */
uint64_t race_random(uint64_t *state);

/* Does nothing for a short random while: between two steps of a side. */
void race_pause(uint64_t *state);

#endif
