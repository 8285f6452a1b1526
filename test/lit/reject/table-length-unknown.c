// A table of unknown length is not searched.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the length of the table of rows is not a constant
// CHECK: remark: {{.*}} table_offset: the length of the table of rows is not a constant

__attribute__((nonnull))
int use(object *object, int count) { return add_at(object, table_offset(object_rows, count, "count"), 1); }
