// A handle kept as an integer is compared with the address of the field's row.
// RUN: %lower_rows
#include "rows.h"

static long id;
__attribute__((constructor)) static void prepare(void) { id = field_id(object_rows, "count"); }

// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq i64 {{.*}}, ptrtoint (ptr @object_rows to i64)
// CHECK: br i1 [[HOLDS]], label %add.handle, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_by_id(
__attribute__((nonnull))
int use(object *object) { return add_by_id(object, id, 1); }
