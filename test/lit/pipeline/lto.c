// With full LTO and the plugin in the linker, an updater of another file is known.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O2 -flto -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/shapes.c -o %t/shapes.o
// RUN: %clang -O2 -flto -fPIC %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/use.c -o %t/use.o
// RUN: llvm-dis %t/use.o -o - | FileCheck %s --check-prefix=BEFORE
// RUN: %clang -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,--lto-emit-llvm %t/shapes.o %t/use.o -o %t/linked.bc
// RUN: llvm-dis %t/linked.bc -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clang -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--lto-emit-llvm %t/shapes.o %t/use.o -o %t/linked.bc
// RUN: llvm-dis %t/linked.bc -o - | FileCheck %s --check-prefix=PLAIN

// BEFORE: call i32 @cw_int_get_and_add(ptr {{.*}}@hits_updater, ptr {{.*}}@the_record, i32 {{.*}}3)
// CHECK-DAG: atomicrmw add ptr @the_record, i32 2 seq_cst, align {{4|8}}
// CHECK-DAG: atomicrmw add ptr @the_record, i32 3 seq_cst, align {{4|8}}
// PLAIN: call i32 @cw_int_get_and_add(ptr {{.*}}@hits_updater, ptr {{.*}}@the_record, i32 {{.*}}3)

//--- shapes.h
#include "node.h"
extern __attribute__((visibility("hidden"))) const cw_int_updater hits_updater;
extern __attribute__((visibility("hidden"))) record the_record;

//--- shapes.c
#include "shapes.h"
const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

int32_t here(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 2);
}

//--- use.c
#include "shapes.h"

int32_t there(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 3);
}
