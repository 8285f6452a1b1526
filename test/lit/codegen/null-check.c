// A holder of a plain class that may be null costs one test, as in hand-written C11 with the same cold call.

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

#define HEADER char start[20]
#define CLASS CW_PLAIN_CLASS
#define IS_SOUND(h) ((h) != 0)
#define OP(K, operation) cw_##K##_##operation
#define TARGET(K) &K##_updater, h
#include "Inputs/checked.h"
