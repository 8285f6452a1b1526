// An index behind the last row names no field.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: there is no row of that index
// CHECK: remark: {{.*}} indexed_offset: there is no row of that index
// CHECK: warning: {{.*}} castaway: this call of indexed_offset finds nothing: there is no row of that index

__attribute__((nonnull))
int use(object *object) { return add_at(object, indexed_offset(object_rows, 2), 1); }
