// With -fPIC -fsemantic-interposition an exported descriptor may be replaced when it is loaded: it is not read.
// RUN: %clang -O1 -fPIC -fsemantic-interposition %include -fpass-plugin=%plugin -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:
// RUN: FileCheck %s --implicit-check-not='load atomic' < %t.ll
// RUN: %clang -O1 -fPIC -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=PLAIN
#include "../Inputs/node.h"

const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

// CHECK-LABEL: @use(
// CHECK: call i32 @cw_int_get(ptr noundef{{.*}} @hits_updater, ptr noundef{{.*}} %0)
// PLAIN-LABEL: @use(
// PLAIN: load atomic i32, ptr %r seq_cst, align 4
int32_t use(record *r) {
  // SAID: interposable.c:[[@LINE+1]]:10: remark: cw_int_get: the updater's descriptor may be replaced at link or load time
  return cw_int_get(&hits_updater, r);
}
