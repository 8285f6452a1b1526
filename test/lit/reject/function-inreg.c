// A user's function whose arguments go in registers of a flag's choice is not called from here.
// RUN: %clang --target=i686-linux-gnu -mregparm=3 -O1 -S -emit-llvm %s -o - -fpass-plugin=%plugin -Rpass-missed=castaway 2>&1 | FileCheck %s

__attribute__((annotate("castaway:op update function=2 context=3 returns=old order=seq_cst object=0 offset=1")))
int update(void *object, int offset, int (*function)(int, void *), void *context);

// CHECK: remark: update: how the function must be called (inreg, kcfi) cannot be repeated here
// CHECK-LABEL: define {{.*}} @use(
// CHECK: call {{.*}} @update(
__attribute__((nonnull)) int use(void *object, int (*function)(int, void *), void *context) {
  return update(object, 16, function, context);
}
