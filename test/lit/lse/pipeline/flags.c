// What clang is told of the processor decides: copies where it may have LSE, none where it has it or helpers are unwanted.
// RUN: %clang --target=aarch64-linux-gnu -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=COPY
// RUN: %clang --target=aarch64-linux-gnu -O0 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=COPY
// RUN: %clang --target=aarch64-linux-gnu -mcpu=cortex-a53 -O1 -g -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=COPY
// RUN: %clang --target=aarch64-linux-gnu -march=armv8.1-a -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %clang --target=aarch64-linux-gnu -march=armv8-a+lse -O0 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %clang --target=aarch64-linux-gnu -mcpu=neoverse-n1 -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %clang --target=aarch64-linux-gnu -mno-outline-atomics -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: env CASTAWAY_OPTIONS=lse=always %clang --target=aarch64-linux-gnu -mno-outline-atomics -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=COPY
// RUN: %clang --target=aarch64-linux-gnu -Os -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %clang --target=x86_64-linux-gnu -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %clang --target=aarch64-linux-gnu -march=armv8.2-a+nolse -O2 -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NONE

// COPY: @__aarch64_have_lse_atomics = external hidden global i8
// COPY: define {{.*}}void @twice(
// COPY: define internal void @twice.lse(
// NONE: define {{.*}}void @twice(
// NONE-NOT: .lse
void twice(int *p) {
  __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST);
  __atomic_fetch_add(p, 2, __ATOMIC_SEQ_CST);
}
