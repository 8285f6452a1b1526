// An offset in a variable that is set to different fields is ambiguous.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the offset may be one of several that differ

static long offset = -1;
void prepare(int which) { offset = which ? 8 : 12; }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
