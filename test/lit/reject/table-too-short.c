// A table that is shorter than its length says is not read beyond its end.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the table's rows cannot be read as their contract says
// CHECK: remark: {{.*}} table_offset: the table's rows cannot be read as their contract says

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(object_rows, 9, "missing"), 1); }
