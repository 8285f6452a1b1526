// A name may come from a constant table.
// RUN: %lower_rows
#include "rows.h"

static const char *const names[] = {"sum", "count"};
// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_at(object, type_offset(&object_type, names[1]), 1); }
