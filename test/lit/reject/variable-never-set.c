// An offset in a variable that nobody sets is what it starts with.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the offset is negative
// CHECK: warning: {{.*}} castaway: this call of add_at will fault: the offset is negative

static long offset = -1;

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
