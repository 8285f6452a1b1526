// The offset of a handle that is in a variable is the field's where the handle is: the look-up stays for the rest.
// RUN: %lower_rows
#include "rows.h"

static const row *field;
__attribute__((constructor)) static void prepare(void) { field = type_field(&object_type, "count"); }

// CHECK-LABEL: @use(
// CHECK: %known = icmp eq ptr [[FIELD:%.+]], getelementptr inbounds (i8, ptr @object_type, i64 8)
// CHECK: br i1 %known, label %offset.lowered, label %offset.reflective
// CHECK: offset.lowered:
// CHECK-NEXT: br label %offset.join
// CHECK: offset.reflective:
// CHECK-NEXT: [[CALL:%.+]] = call i64 @field_offset(ptr noundef [[FIELD]])
// CHECK-NEXT: br label %offset.join
// CHECK: offset.join:
// CHECK-NEXT: %result{{[0-9]*}} = phi i64 [ 8, %offset.lowered ], [ [[CALL]], %offset.reflective ]
// CHECK: [[HOLDS:%.+]] = icmp eq ptr [[FIELD]], getelementptr inbounds (i8, ptr @object_type, i64 8)
// CHECK: br i1 [[HOLDS]], label %add.handle, label %add.reflective
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 @add_at(
__attribute__((nonnull))
int use(object *object) { return add_at(object, field_offset(field), 1); }
