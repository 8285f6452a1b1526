/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * futex.h on Linux.
 */
#define _GNU_SOURCE /* syscall */

#ifndef __linux__
#error "castaway's jobs need a futex; this file has Linux's"
#endif

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "futex.h"

void cw__futex_wait(CW_ATOMIC(int32_t) * word, int32_t expected) {
  /* Every failure (changed already, a signal) means: look again. */
  (void)syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, NULL, NULL, 0);
}

void cw__futex_wake(CW_ATOMIC(int32_t) * word) {
  (void)syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
