// A handle that is an argument is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_by: which field this handle means cannot be seen here

__attribute__((nonnull))
int use(object *object, const row *field) { return add_by(object, field, 1); }
