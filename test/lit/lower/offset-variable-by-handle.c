// An offset may be looked up through a handle that is in a variable itself.
// RUN: %lower_rows
#include "rows.h"

static long id;
static long offset = -1;
__attribute__((constructor)) static void prepare(void) {
  id = field_id(object_rows, "count");
  offset = id_offset(id);
}

// CHECK-LABEL: @prepare(
// CHECK: call i64 @id_offset(
// CHECK-LABEL: @use(
// CHECK: [[HOLDS:%.+]] = icmp eq i64 {{.*}}, 8
// CHECK: br i1 [[HOLDS]], label %add.offset, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_at(
__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
