// A table that is an argument is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: which table of rows this is cannot be seen here
// CHECK: remark: {{.*}} table_offset: which table of rows this is cannot be seen here

__attribute__((nonnull))
int use(object *object, const row *rows) { return add_at(object, table_offset(rows, 2, "count"), 1); }
