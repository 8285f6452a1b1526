// An offset in a variable that is set to an argument is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the offset is not a constant and comes from no look-up that can be seen here

static long offset = -1;
void prepare(long found) { offset = found; }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
