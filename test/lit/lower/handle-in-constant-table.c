// A handle may come from a table of handles.
// RUN: %lower_rows
#include "rows.h"

static const row *const handles[] = {&object_rows[1], &object_rows[0]};
// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_by(object, handles[1], 1); }
