// An updater made in a local and then published is known at every optimisation level; its null check stays.
// RUN: %clang -O0 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_int'
// RUN: %clang -O1 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_int'
// RUN: %clang -O2 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_int'
// RUN: %clang -O3 -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_int'
// RUN: %clang -Os -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_int'
#include "../Inputs/node.h"

static const cw_int_updater *hits_updater;
record the_record;

__attribute__((constructor)) static void make(void) {
  const cw_int_updater *made = 0;
  if (cw_new_int_updater(&record_class, "hits", &made) == CW_STATUS_OK)
    hits_updater = made;
}

// CHECK-LABEL: @use(
// CHECK-DAG: atomicrmw add ptr {{.*}}, i32 {{.*}} seq_cst, align 4
// CHECK-DAG: call {{.*}}@cw_int_get_and_add(
int32_t use(int32_t delta) {
  return cw_int_get_and_add(hits_updater, &the_record, delta);
}
