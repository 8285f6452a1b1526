// With -flto the link says what it would do with the functions of those files that ask for the audit, and leaves them.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O2 -g -flto=full -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -Rpass=castaway -c %t/asks.c -o %t/asks.o 2>&1 | count 0
// RUN: %clang -O2 -g -flto=full -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/other.c -o %t/other.o
// RUN: %clang -O2 -flto=full -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass=castaway -Wl,--lto-emit-llvm %t/asks.o %t/other.o -o %t/linked.bc 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not='lowered to'
// RUN: llvm-dis %t/linked.bc -o - | FileCheck %s
// RUN: %clang -O2 -g -flto=thin -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -Rpass=castaway -c %t/asks.c -o %t/asks.o 2>&1 | count 0
// RUN: %clang -O2 -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass=castaway %t/asks.o -o %t/linked.so 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not='lowered to'
// RUN: llvm-nm -D %t/linked.so | FileCheck %s --check-prefix=SYMBOLS

// SAID: asks.c:7:10: {{(remark: )?}}cw_int_get_and_add: lowered to seq_cst add
// CHECK-DAG: call i32 @cw_int_get_and_add(
// CHECK-DAG: atomicrmw or ptr @second, i32 2 seq_cst, align {{4|8}}
// SYMBOLS: U cw_int_get_and_add

//--- asks.c
#include "node.h"
CW_OPTIONS("audit=on");
static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
__attribute__((visibility("hidden"))) record first;

int32_t audited(void) {
  return cw_int_get_and_add(&hits_updater, &first, 2);
}

//--- other.c
#include "node.h"
static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
__attribute__((visibility("hidden"))) record second;

int32_t lowered(void) {
  return cw_int_get_and_or(&hits_updater, &second, 2);
}
