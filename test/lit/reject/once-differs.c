// A variable that the user vouches for must be set to one field wherever that is seen.
// RUN: %refuse_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

// CHECK: remark: {{.*}} add_at: the offset may be one of several that differ

ONCE long offset = -1;
void prepare(int which) { offset = which ? 8 : 12; }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
