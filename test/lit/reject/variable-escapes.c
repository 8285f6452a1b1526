// An offset in a variable whose address is given away is not known.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the variable of the offset or handle is set by more than look-ups

static long offset = -1;
void fill(long *);
void prepare(void) { fill(&offset); }

__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
