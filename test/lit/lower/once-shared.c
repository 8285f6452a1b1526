// A variable that the user vouches for may be shared with other modules.
// RUN: %lower_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

ONCE long offset = -1;
void prepare(void) { offset = type_offset(&object_type, "count"); }

// CHECK-LABEL: @use(
// CHECK-NOT: icmp eq i64
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_at(object, offset, 1); }
