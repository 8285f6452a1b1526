// Of an object of -ffat-lto-objects the native half has copies, and the half that a link will optimise has none.
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto -ffat-lto-objects -fpass-plugin=%plugin -c %s -o %t.o
// RUN: llvm-readelf --symbols --wide %t.o | FileCheck %s --check-prefix=NATIVE
// RUN: llvm-objcopy --dump-section .llvm.lto=%t.bc %t.o && llvm-dis %t.bc -o - | FileCheck %s --check-prefix=BITCODE
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto=thin -ffat-lto-objects -fpass-plugin=%plugin -c %s -o %t.o
// RUN: llvm-readelf --symbols --wide %t.o | FileCheck %s --check-prefix=NATIVE
// RUN: llvm-objcopy --dump-section .llvm.lto=%t.bc %t.o && llvm-dis %t.bc -o - | FileCheck %s --check-prefix=BITCODE

// NATIVE: FUNC{{ +}}LOCAL{{ +}}DEFAULT {{.*}} twice.lse
// NATIVE: HIDDEN{{ +}}UND __aarch64_have_lse_atomics
// BITCODE: define {{.*}}@twice(
// BITCODE-NOT: .lse
int twice(int *p, int v) {
  return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST) + __atomic_fetch_add(p + 1, v, __ATOMIC_SEQ_CST);
}
