// A handle that depends on the object's own class is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_by: which class this is cannot be seen here
// CHECK: remark: {{.*}} type_field: which class this is cannot be seen here

__attribute__((nonnull))
int use(object *object) { return add_by(object, type_field(object->type, "count"), 1); }
