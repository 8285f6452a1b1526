// A field is found by its index in a table.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_at(object, indexed_offset(object_rows, 0), 1); }
