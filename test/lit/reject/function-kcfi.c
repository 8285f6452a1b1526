// Where calls through pointers are checked (kcfi), a user's function is called by the library alone, which checks.
// RUN: %clang -fsanitize=kcfi -O1 -S -emit-llvm %s -o - -fpass-plugin=%plugin -Rpass-missed=castaway 2>&1 | FileCheck %s

__attribute__((annotate("castaway:op update function=2 context=3 returns=old order=seq_cst object=0 offset=1")))
int update(void *object, long offset, int (*function)(int, void *), void *context);

// CHECK: remark: update: how the function must be called (inreg, kcfi) cannot be repeated here
// CHECK-LABEL: define {{.*}} @use(
// CHECK: call {{.*}} @update(
__attribute__((nonnull)) int use(void *object, int (*function)(int, void *), void *context) {
  return update(object, 16, function, context);
}
