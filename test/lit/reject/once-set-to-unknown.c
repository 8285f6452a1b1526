// A variable that the user vouches for, and that is set to what cannot be seen, is not known.
// RUN: %refuse_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

// CHECK: remark: {{.*}} add_at: the offset is not a constant and comes from no look-up that can be seen here

ONCE long offset = -1;
void prepare(long found) { offset = found; }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
