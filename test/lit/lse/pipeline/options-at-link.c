// What the source says of copies is known to the link, and leaves nothing behind.
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto %include -fpass-plugin=%plugin -c %s -o %t.never.o
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto %include -DOTHER -fpass-plugin=%plugin -c %s -o %t.other.o
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,--lto-emit-llvm %t.never.o %t.other.o -o %t.bc
// RUN: llvm-dis %t.bc -o - | FileCheck %s --implicit-check-not=castaway.options --implicit-check-not=@here.lse

// CHECK: define {{.*}}@here(
// CHECK: define {{.*}}@there(
// CHECK: define internal {{.*}}@there.lse(
#include <castaway/options.h>

#ifdef OTHER
int there(int *p) {
  return __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST) + __atomic_fetch_add(p + 1, 1, __ATOMIC_SEQ_CST);
}
#else
CW_OPTIONS("lse=never");
int here(int *p) {
  return __atomic_fetch_add(p, 2, __ATOMIC_SEQ_CST) + __atomic_fetch_add(p + 1, 1, __ATOMIC_SEQ_CST);
}
#endif
