// A table that the linker may replace is not read.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the table of rows may be replaced at link or load time
// CHECK: remark: {{.*}} table_offset: the table of rows may be replaced at link or load time

__attribute__((weak)) extern const row weak_rows[];
__attribute__((weak)) const row weak_rows[] = {OBJECT_ROWS, {0}};

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(weak_rows, 2, "count"), 1); }
