// A table that is null has no field.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the table of rows is null
// CHECK: remark: {{.*}} table_offset: the table of rows is null
// CHECK: warning: {{.*}} castaway: this call of table_offset finds nothing: the table of rows is null

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(0, 2, "count"), 1); }
