// With link time optimisation, full or thin, a retry loop is raised once and spoken of once, by the file's own run or by the linker's.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -flto -fPIC -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %t/shapes.c -o %t/shapes.o 2>> %t/full.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -flto -fPIC -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %t/use.c -o %t/use.o 2>> %t/full.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,-mllvm,-pass-remarks=castaway -Wl,-mllvm,-pass-remarks-missed=castaway -Wl,--lto-emit-llvm %t/shapes.o %t/use.o -o %t/linked.bc 2>> %t/full.said
// RUN: llvm-dis %t/linked.bc -o - | FileCheck %s --implicit-check-not=cmpxchg
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t/full.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -flto=thin -fPIC -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %t/shapes.c -o %t/shapes.o 2>> %t/thin.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -flto=thin -fPIC -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %t/use.c -o %t/use.o 2>> %t/thin.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,-mllvm,-pass-remarks=castaway -Wl,-mllvm,-pass-remarks-missed=castaway %t/shapes.o %t/use.o -o %t/linked.so 2>> %t/thin.said
// RUN: llvm-objdump -d --no-show-raw-insn %t/linked.so | FileCheck %s --check-prefix=CODE --implicit-check-not=cmpxchg
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t/thin.said

// CHECK: atomicrmw add ptr {{.*}}, i32 {{.*}} seq_cst, align 4
// CODE: lock
// SAID: remark: retry loop: raised to seq_cst add of 32 bits

//--- shapes.h
int add(int *word, int x);

//--- shapes.c
#include "shapes.h"
int add(int *word, int x) {
  int old = __atomic_load_n(word, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(word, &old, old + x, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
    ;
  return old;
}

//--- use.c
#include "shapes.h"
int hits;
int hit(void) {
  return add(&hits, 1);
}
