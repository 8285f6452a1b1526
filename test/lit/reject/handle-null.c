// A handle that is null means no field.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the field's handle is null
// CHECK: remark: {{.*}} field_offset: the field's handle is null
// CHECK: warning: {{.*}} castaway: this call of field_offset finds nothing: the field's handle is null

__attribute__((nonnull))
int use(object *object) { return add_at(object, field_offset(0), 1); }
