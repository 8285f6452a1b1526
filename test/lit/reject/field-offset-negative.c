// An offset that is negative in its descriptor is not believed.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the field's offset is negative or larger than any struct
// CHECK: remark: {{.*}} table_offset: the field's offset is negative or larger than any struct

static const row wrong_rows[] = {{"count", -1, 4, ROW_INT}};

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(wrong_rows, 1, "count"), 1); }
