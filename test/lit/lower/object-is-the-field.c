// Without a target the object is the field itself.
// RUN: %lower_rows
#include "rows.h"

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 0
// CHECK: load atomic i32, ptr %field acquire, align 4
__attribute__((nonnull))
int use(object *object) { return load_here(&object->count); }
