// A mark on a declaration says nothing: the variable has to be defined here.
// RUN: %refuse_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

// CHECK: remark: {{.*}} add_at: the variable of the offset or handle can be set where this module cannot see it

ONCE extern long offset;

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
