// An offset in a variable that other modules can set is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the variable of the offset or handle can be set where this module cannot see it

long offset = -1;

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
