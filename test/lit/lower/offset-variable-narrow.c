// The variable of an offset may be narrower than the argument.
// RUN: %lower_rows
#include "rows.h"

static int offset = -1;

// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq i64 {{.*}}, 8
// CHECK: br i1 [[HOLDS]], label %add.offset, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_at(
__attribute__((nonnull))
int use(object *object) {
  if (offset < 0)
    offset = (int)type_offset(&object_type, "count");
  return add_at(object, offset, 1);
}
