// Handles that differ are ambiguous.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_by: the handle may be one of several that differ

__attribute__((nonnull))
int use(object *object, int which) { return add_by(object, which ? &object_rows[0] : &object_type.rows[0], 1); }
