// Compiled for AArch64, every operation answers, stores and faults as on the host: with the plugin and without, with
// LSE instructions and without.

// REQUIRES: aarch64-cross, qemu-aarch64, gcc
// RUN: %python %support/cross_runtime.py --cc=%aarch64_cc --output=%t.runtime.o %include -- %runtime_sources

// RUN: %gcc -O1 -w %include -DFIELD_INT %s %runtime_static -o %t.host && %t.host > %t.host.txt
// RUN: %clang --target=aarch64-linux-gnu -O2 -w %include -DFIELD_INT -c %s -o %t.plain.o
// RUN: %aarch64_cc -static %t.plain.o %t.runtime.o -o %t.plain && %qemu_aarch64 %t.plain > %t.plain.txt
// RUN: cmp %t.host.txt %t.plain.txt
// RUN: %clang --target=aarch64-linux-gnu -O2 -w %include -DFIELD_INT -fpass-plugin=%plugin -fsave-optimization-record -foptimization-record-file=%t.yaml -foptimization-record-passes=castaway -c %s -o %t.lowered.o
// RUN: %python %support/require_sites.py --sites=840 %t.yaml
// RUN: %aarch64_cc -static %t.lowered.o %t.runtime.o -o %t.lowered && %qemu_aarch64 %t.lowered > %t.lowered.txt
// RUN: cmp %t.host.txt %t.lowered.txt

// RUN: %gcc -O1 -w %include -DFIELD_REF %s %runtime_static -o %t.host && %t.host > %t.host.txt
// RUN: %clang --target=aarch64-linux-gnu -O0 -w %include -DFIELD_REF -fpass-plugin=%plugin -fsave-optimization-record -foptimization-record-file=%t.yaml -foptimization-record-passes=castaway -c %s -o %t.lowered.o
// RUN: %python %support/require_sites.py --sites=660 %t.yaml
// RUN: %aarch64_cc -static %t.lowered.o %t.runtime.o -o %t.lowered && %qemu_aarch64 %t.lowered > %t.lowered.txt
// RUN: cmp %t.host.txt %t.lowered.txt

// RUN: %gcc -O1 -w %include -DFIELD_LONG %s %runtime_static -o %t.host && %t.host > %t.host.txt
// RUN: %clang --target=aarch64-linux-gnu -march=armv8.1-a+lse -O2 -w %include -DFIELD_LONG -fpass-plugin=%plugin -fsave-optimization-record -foptimization-record-file=%t.yaml -foptimization-record-passes=castaway -c %s -o %t.lowered.o
// RUN: %python %support/require_sites.py --sites=840 %t.yaml
// RUN: %aarch64_cc -static %t.lowered.o %t.runtime.o -o %t.lowered && %qemu_aarch64 %t.lowered > %t.lowered.txt
// RUN: cmp %t.host.txt %t.lowered.txt

#include "Inputs/every_operation.h"
