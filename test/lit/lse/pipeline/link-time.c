// With link-time optimisation the link makes the copies, and the compilations before it make none.
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto -fpass-plugin=%plugin -c %s -o %t.full.o
// RUN: llvm-dis %t.full.o -o - | FileCheck %s --check-prefix=BEFORE
// RUN: %clang --target=aarch64-linux-gnu -O0 -flto -fpass-plugin=%plugin -c %s -o %t.O0.o
// RUN: llvm-dis %t.O0.o -o - | FileCheck %s --check-prefix=BEFORE
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto=thin -fpass-plugin=%plugin -c %s -o %t.thin.o
// RUN: llvm-dis %t.thin.o -o - | FileCheck %s --check-prefix=BEFORE
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,--lto-emit-llvm %t.full.o -o %t.full.bc
// RUN: llvm-dis %t.full.bc -o - | FileCheck %s --check-prefix=AFTER
// RUN: %clang --target=aarch64-linux-gnu -O0 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,--lto-emit-llvm %t.O0.o -o %t.O0.bc
// RUN: llvm-dis %t.O0.bc -o - | FileCheck %s --check-prefix=AFTER

// BEFORE: define {{.*}}@twice(
// BEFORE-NOT: .lse
// AFTER: @__aarch64_have_lse_atomics = external hidden {{.*}}global i8
// AFTER: define {{.*}}@twice(
// AFTER: define internal {{.*}}@twice.lse(
int twice(int *p, int v) {
  return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST) + __atomic_fetch_add(p + 1, v, __ATOMIC_SEQ_CST);
}
