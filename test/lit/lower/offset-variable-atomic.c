// The variable of an offset may be atomic.
// RUN: %lower_rows
#include "rows.h"

static _Atomic long offset = -1;

// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq i64 {{.*}}, 8
// CHECK: br i1 [[HOLDS]], label %add.offset, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_at(
__attribute__((nonnull))
int use(object *object) {
  if (__c11_atomic_load(&offset, __ATOMIC_ACQUIRE) < 0)
    __c11_atomic_store(&offset, type_offset(&object_type, "count"), __ATOMIC_RELEASE);
  return add_at(object, __c11_atomic_load(&offset, __ATOMIC_RELAXED), 1);
}
