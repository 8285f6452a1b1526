// An offset in a thread-local variable is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the offset is not a constant and comes from no look-up that can be seen here

static _Thread_local long offset = -1;
void set(long o) { offset = o; }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
