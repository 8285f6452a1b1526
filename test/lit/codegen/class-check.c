// A holder of an object class costs the comparisons that a hand-written check of class and superclass costs.

// x86-64.
// RUN: %clang -O2 -w --target=x86_64-linux-gnu %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.x86.lowered.o
// RUN: %clang -O2 -w --target=x86_64-linux-gnu %include -ffunction-sections -DMANUAL -c %s -o %t.x86.manual.o
// RUN: %compare_functions --functions=110 %t.x86.lowered.o %t.x86.manual.o

// AArch64 with LSE.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.lse.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a %include -ffunction-sections -DMANUAL -c %s -o %t.lse.manual.o
// RUN: %compare_functions --functions=110 %t.lse.lowered.o %t.lse.manual.o

// AArch64 with load-exclusive loops.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -DLOAD_EXCLUSIVE %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.loops.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -DLOAD_EXCLUSIVE %include -ffunction-sections -DMANUAL -c %s -o %t.loops.manual.o
// RUN: %compare_functions --functions=98 %t.loops.lowered.o %t.loops.manual.o

// AArch64 as clang has it by default: the atomic instructions are calls of libgcc's helpers.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu %include -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.outline.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu %include -ffunction-sections -DMANUAL -c %s -o %t.outline.manual.o
// RUN: %compare_functions --functions=110 %t.outline.lowered.o %t.outline.manual.o

#define HEADER cw_object object
#define CLASS CW_CLASS
#define IS_SOUND(h) (is_record(h))
#define OP(K, operation) cw_##K##_##operation
#define TARGET(K) &K##_updater, h
#include <castaway/class.h>

extern const cw_class record_class;

/* As the run-time library checks it, with each step as likely as it is there. */
static inline _Bool is_record(const void *holder) {
  if (__builtin_expect(holder == 0, 0))
    return 0;
  const cw_class *actual = ((const cw_object *)holder)->object_class;
  return __builtin_expect(actual == &record_class, 1) || (actual && actual->display[0] == &record_class);
}

#include "Inputs/checked.h"
