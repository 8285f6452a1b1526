/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Thread-local variables on the hot path. In a shared library the general model is a call per access; initial-exec is a
 * load. It takes its bytes from the static block that glibc keeps room in for libraries opened later; ours are few.
 */
#ifndef CASTAWAY_SRC_DISPATCH_THREAD_LOCAL_H
#define CASTAWAY_SRC_DISPATCH_THREAD_LOCAL_H

#define CW__THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))

#endif
