// A table that another module defines is not read.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the table of rows is defined in another module
// CHECK: remark: {{.*}} table_offset: the table of rows is defined in another module

extern const row far_rows[];

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(far_rows, 2, "count"), 1); }
