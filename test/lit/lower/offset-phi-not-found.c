// An offset that is looked up on one way, and negative on the other, is compared with the field's.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq i64 {{.*}}, 8
// CHECK: br i1 [[HOLDS]], label %add.offset, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_at(
__attribute__((nonnull))
int use(object *object, int known) {
  return add_at(object, known ? type_offset(&object_type, "count") : -1, 1);
}
