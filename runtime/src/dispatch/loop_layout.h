/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The struct of an event loop; its protocol is in loop.c. Protection letters: a  atomic, any thread; i  set when made;
 * l  the loop's thread.
 */
#ifndef CASTAWAY_SRC_DISPATCH_LOOP_LAYOUT_H
#define CASTAWAY_SRC_DISPATCH_LOOP_LAYOUT_H

#include <castaway/loop.h>
#include <stdint.h>

struct cw_loop {
  cw_dispatcher dispatcher; /* i */
  CW_ATOMIC(void *) inbox;  /* a: tasks that came, the newest on top, and two tag bits */
  CW_ATOMIC(void *) owner;  /* a: which thread ran the loop last; null: none yet */
  CW_ATOMIC(int32_t) wake;  /* a: 1 once the sleeping loop has been woken; a futex */
  cw_task *ready;           /* l: tasks taken from the inbox, the oldest first */
};

#endif
