/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a target makes of an atomic update: the one place that knows instructions. Both the raising of loops and the
 * audit, which asks about targets that are not compiled for, read it.
 */
#ifndef CASTAWAY_PASS_MACHINE_H
#define CASTAWAY_PASS_MACHINE_H

#include "machine/update.h"

#include "shim/subtarget.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

/** A target, as far as updates go. */
typedef enum cw_machine {
  CW_MACHINE_OTHER,
  CW_MACHINE_X86_32,
  CW_MACHINE_X86_64,
  CW_MACHINE_AARCH64,     /* without LSE: exclusive loads and stores, or the helpers of libgcc */
  CW_MACHINE_AARCH64_LSE, /* the first version of the architecture with LSE is 8.1 */
  CW_MACHINE_COUNT
} cw_machine;

/** What is made of the old value. */
typedef enum cw_use {
  CW_USE_NOTHING, /* nobody looks at it */
  CW_USE_BIT,     /* only the bit that the update changes is tested */
  CW_USE_VALUE    /* anything else */
} cw_use;

/** Whether raising a loop to an update gains on a target. */
typedef enum cw_gain {
  CW_GAIN_YES,
  CW_GAIN_NO_TABLE,       /* nothing is known of the target */
  CW_GAIN_NO_INSTRUCTION, /* the target has no such instruction */
  CW_GAIN_RESULT_USED,    /* it has one, which does not give the old value */
  CW_GAIN_WIDTH,          /* it has one, but not of this width */
  CW_GAIN_NEEDS_LSE,      /* only processors with LSE have one, and others would be worse off */
  CW_GAIN_COUNT
} cw_gain;

typedef struct cw_verdict {
  cw_gain gain;
  const char *instruction; /* what it becomes where it gains; what else there is otherwise, or null */
} cw_verdict;

/** The target that `function` is compiled for. Asks for a model of the processor on AArch64: not for every loop. */
cw_machine cw_machine_of(LLVMValueRef function);

/** "x86-64", "AArch64 with LSE". */
const char *cw_machine_name(cw_machine machine);

/** What `update` of a word of `width` bits (8 to 64) becomes on a target. */
cw_verdict cw_machine_judge(cw_machine machine, cw_update update, unsigned width, cw_use use);

/** Why it does not gain, for "a max of 32 bits, but …". */
const char *cw_machine_gain_text(cw_gain gain);

/** The name of the missed remark, such as "LOOP_NO_GAIN". */
const char *cw_machine_gain_name(cw_gain gain);

/** What a retry loop costs now, as it stands in the source: "a load and a lock cmpxchg each turn, …". */
const char *cw_machine_loop_cost(cw_machine machine);

#endif
