// Every operation in every order on 128 bits is hand-written C11, and no call of a library of atomic operations.

// Before clang 22 a helper cannot answer 128 bits on x86-64.
// REQUIRES: llvm-22

// x86-64.
// RUN: %clang -O2 -w --target=x86_64-linux-gnu -mcx16 -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.x86.lowered.o
// RUN: %clang -O2 -w --target=x86_64-linux-gnu -mcx16 -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.x86.manual.o
// RUN: %compare_functions --functions=126 --no-calls %t.x86.lowered.o %t.x86.manual.o

// AArch64 with LSE.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.lse.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.lse.manual.o
// RUN: %compare_functions --functions=126 --no-calls %t.lse.lowered.o %t.lse.manual.o

// AArch64 with load-exclusive loops.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.loops.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.loops.manual.o
// RUN: %compare_functions --functions=126 --no-calls %t.loops.lowered.o %t.loops.manual.o

// AArch64 as clang has it by default: calls of libgcc's helpers.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.outline.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.outline.manual.o
// RUN: %compare_functions --functions=126 %t.outline.lowered.o %t.outline.manual.o

// RUN: llvm-nm -u %t.outline.lowered.o | FileCheck %s --implicit-check-not=__atomic --implicit-check-not=__sync
// CHECK: U __aarch64_cas16_acq_rel

#include "Inputs/helpers.h"

NUMBER(i128, __int128, signed)
NUMBER(u128, unsigned __int128, unsigned)
