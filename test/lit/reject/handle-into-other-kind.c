// A handle of a field of another kind does not fit.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_by: the operation is of another kind or width than the field

__attribute__((nonnull))
int use(object *object) { return add_by(object, &object_rows[1], 1); }
