// An object that may be null, reached by a name that is looked up at each call, costs one test.

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
#define OP(K, operation) cw_offset_##K##_##operation
#define TARGET(K) h, OFFSET(K)
#ifdef MANUAL
#define OFFSET(K) offsetof(record, K##_field)
#else
#define OFFSET(K) cw_field_offset(&record_class, #K "_field")
#endif
#include "Inputs/checked.h"
