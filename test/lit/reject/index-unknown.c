// An index that is not constant names no field.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the index of the field's row is not a constant
// CHECK: remark: {{.*}} indexed_offset: the index of the field's row is not a constant

__attribute__((nonnull))
int use(object *object, int index) { return add_at(object, indexed_offset(object_rows, index), 1); }
