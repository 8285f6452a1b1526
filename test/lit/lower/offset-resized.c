// An offset keeps its value in another width.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) {
  unsigned short offset = (unsigned short)type_offset(&object_type, "count");
  return add_at(object, offset, 1);
}
