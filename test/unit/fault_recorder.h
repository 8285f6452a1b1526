/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A fault handler that remembers the last fault and counts them, then returns or jumps.
 */
#ifndef TEST_UNIT_FAULT_RECORDER_H
#define TEST_UNIT_FAULT_RECORDER_H

#include <castaway/fault.h>
#include <setjmp.h>

typedef struct fault_recorder {
  cw_fault_handler handler; /* to be set for the thread or the process */
  cw_fault last;
  int count;
  jmp_buf *escape; /* null: the handler returns */
} fault_recorder;

/* Forgets all faults; `handler` then records into `recorder`. */
void fault_recorder_init(fault_recorder *recorder);

#endif
