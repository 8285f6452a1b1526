/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the job tree needs of the unconfined dispatcher beyond its public face.
 */
#ifndef CASTAWAY_SRC_DISPATCH_UNCONFINED_H
#define CASTAWAY_SRC_DISPATCH_UNCONFINED_H

#include <castaway/dispatcher.h>

/* Runs a task here, or after those that already wait here. Never refuses. */
__attribute__((nonnull)) void cw__unconfined_dispatch(cw_task *task);

/*
 * Between hold and release the calling thread's tasks wait; the outermost release runs them. `release` takes what
 * `hold` answered.
 */
bool cw__unconfined_hold(void);
void cw__unconfined_release(bool held_before);

#endif
