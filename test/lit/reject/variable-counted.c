// An offset in a variable that is added to is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the variable of the offset or handle is set by more than look-ups

static _Atomic long offset = 8;
void next(void) { __c11_atomic_fetch_add(&offset, 4, __ATOMIC_RELAXED); }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
