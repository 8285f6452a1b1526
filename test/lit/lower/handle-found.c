// A handle that is found by class and name is the field's row.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_by(object, type_field(&object_type, "count"), 1); }
