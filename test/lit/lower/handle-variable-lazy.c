// A handle in a static variable that is found on first use is compared with the address of the field's row.
// RUN: %lower_rows
#include "rows.h"

static const row *field;

// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq ptr {{.*}}, getelementptr
// CHECK: br i1 [[HOLDS]], label %add.handle, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_by(
__attribute__((nonnull))
int use(object *object) {
  if (!field)
    field = type_field(&object_type, "count");
  return add_by(object, field, 1);
}
