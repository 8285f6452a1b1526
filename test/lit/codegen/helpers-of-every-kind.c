// Every operation in every order, on every kind of value, by helpers that are not castaway's, is hand-written C11.

// x86-64.
// RUN: %clang -O2 -w --target=x86_64-linux-gnu -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.x86.lowered.o
// RUN: %clang -O2 -w --target=x86_64-linux-gnu -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.x86.manual.o
// RUN: %compare_functions --functions=586 --no-calls %t.x86.lowered.o %t.x86.manual.o

// AArch64 with LSE.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.lse.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.lse.manual.o
// RUN: %compare_functions --functions=586 --no-calls %t.lse.lowered.o %t.lse.manual.o

// AArch64 with load-exclusive loops.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.loops.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -mno-outline-atomics -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.loops.manual.o
// RUN: %compare_functions --functions=586 --no-calls %t.loops.lowered.o %t.loops.manual.o

// AArch64 as clang has it by default: calls of libgcc's helpers.
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -ffreestanding -ffunction-sections -fpass-plugin=%plugin -c %s -o %t.outline.lowered.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -ffreestanding -ffunction-sections -DMANUAL -c %s -o %t.outline.manual.o
// RUN: %compare_functions --functions=586 %t.outline.lowered.o %t.outline.manual.o

#include "Inputs/helpers.h"

READS(flag, bool)
COMPARES(flag, bool)
NUMBER(i8, int8_t, signed)
NUMBER(u8, uint8_t, unsigned)
NUMBER(i16, int16_t, signed)
NUMBER(u16, uint16_t, unsigned)
NUMBER(i32, int32_t, signed)
NUMBER(u32, uint32_t, unsigned)
NUMBER(i64, int64_t, signed)
NUMBER(u64, uint64_t, unsigned)
READS(ref, reference)
COMPARES(ref, reference)
READS(single, float)
READS(twofold, double)
