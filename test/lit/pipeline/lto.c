// With full LTO and the plugin in the linker, an updater of another file is known.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O2 -flto -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/shapes.c -o %t/shapes.o
// RUN: %clang -O2 -flto -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/use.c -o %t/use.o
// RUN: llvm-dis %t/use.o -o - | FileCheck %s --check-prefix=BEFORE
// RUN: %clang -O2 -flto -fuse-ld=lld -shared -nostdlib -fvisibility=hidden -Wl,--load-pass-plugin=%plugin -Wl,--lto-emit-llvm %t/shapes.o %t/use.o -o %t/linked.bc
// RUN: llvm-dis %t/linked.bc -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'

// BEFORE: call i32 @cw_int_get_and_add(ptr {{.*}}@hits_updater, ptr {{.*}}@the_record, i32 {{.*}}3)
// CHECK: atomicrmw add ptr @the_record, i32 3 seq_cst, align {{4|8}}

//--- shapes.h
#include "node.h"
extern __attribute__((visibility("hidden"))) const cw_int_updater hits_updater;
extern __attribute__((visibility("hidden"))) record the_record;

//--- shapes.c
#include "shapes.h"
const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

//--- use.c
#include "shapes.h"
int32_t use(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 3);
}
