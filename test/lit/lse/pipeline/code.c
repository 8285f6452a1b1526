// Behind one test a copy uses LSE; what is left uses neither LSE nor helpers.
// RUN: %clang --target=aarch64-linux-gnu -O2 -fpass-plugin=%plugin -S %s -o - | FileCheck %s

// CHECK-LABEL: twice:
// CHECK:      adrp [[PAGE:x[0-9]+]], __aarch64_have_lse_atomics
// CHECK-NEXT: ldrb [[FLAG:w[0-9]+]], {{\[}}[[PAGE]], :lo12:__aarch64_have_lse_atomics]
// CHECK-NEXT: cbz [[FLAG]], [[BODY:.[A-Za-z0-9_]+]]
// CHECK-NOT:  bl
// CHECK:      b twice.lse
// CHECK-NEXT: [[BODY]]:
// CHECK-NOT:  __aarch64
// CHECK:      ldaxr
// CHECK:      stlxr
// CHECK:      ret
// CHECK-LABEL: twice.lse:
// CHECK-NOT:  __aarch64
// CHECK:      ldaddal
// CHECK-NOT:  __aarch64
// CHECK:      ldaddal
// CHECK:      ret
int twice(int *p, int v) {
  return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST) + __atomic_fetch_add(p + 1, v, __ATOMIC_SEQ_CST);
}
