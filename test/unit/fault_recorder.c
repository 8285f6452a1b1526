/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "fault_recorder.h"

static void record(const cw_fault *fault, void *context) {
  fault_recorder *recorder = context;
  recorder->last = *fault;
  recorder->count++;
  if (recorder->escape)
    longjmp(*recorder->escape, 1);
}

void fault_recorder_init(fault_recorder *recorder) {
  *recorder = (fault_recorder){.handler = {record, recorder}};
}
