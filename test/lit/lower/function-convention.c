// A user's function is called with the calling convention of its helper, as the library calls it.
// RUN: %clang --target=i686-linux-gnu -mrtd -O1 -S -emit-llvm %s -o - -fpass-plugin=%plugin | FileCheck %s

__attribute__((annotate("castaway:op update function=2 context=3 returns=old order=seq_cst object=0 offset=1")))
int update(void *object, int offset, int (*function)(int, void *), void *context);

// CHECK-LABEL: define {{.*}} @use(
// CHECK: call x86_stdcallcc i32 %{{.*}}(i32 %{{.*}}, ptr {{.*}}%{{.*}})
// CHECK-NEXT: cmpxchg ptr %{{.*}}, i32 %{{.*}}, i32 %{{.*}} seq_cst seq_cst, align 4
__attribute__((nonnull)) int use(void *object, int (*function)(int, void *), void *context) {
  return update(object, 16, function, context);
}
