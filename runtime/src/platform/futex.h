/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Waiting on a word: the only thing that jobs and loops ask of the system. One source file per system implements it.
 */
#ifndef CASTAWAY_SRC_PLATFORM_FUTEX_H
#define CASTAWAY_SRC_PLATFORM_FUTEX_H

#include <castaway/config.h>
#include <stdint.h>

/*
 * Sleeps while `*word` is `expected`. May return for no reason, so the caller looks again. Between threads of one
 * process.
 */
void cw__futex_wait(CW_ATOMIC(int32_t) * word, int32_t expected);

/*
 * Wakes one thread that sleeps on `word`. Uses the address only and never reads the word, so it may be called although
 * the sleeper has seen the change already and given the memory back: then it wakes nobody, or somebody for no reason.
 */
void cw__futex_wake(CW_ATOMIC(int32_t) * word);

#endif
