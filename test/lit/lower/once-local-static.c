// A static variable of a function may be vouched for.
// RUN: %lower_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

// CHECK-LABEL: @use(
// CHECK: icmp eq i64 {{.*}}, 0
// CHECK-NOT: icmp eq i64
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) {
  ONCE static long offset;
  if (offset == 0)
    offset = type_offset(&object_type, "count");
  return add_at(object, offset, 1);
}
