// A row's address as an integer is a handle.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_by_id(object, (long)&object_rows[0], 1); }
