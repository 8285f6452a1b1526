// A handle in a variable that the user vouches for needs no check.
// RUN: %lower_rows
#include "rows.h"

#define ONCE __attribute__((annotate("castaway:once")))

ONCE const row *field;
void prepare(void) { field = type_field(&object_type, "count"); }

// CHECK-LABEL: @use(
// CHECK-NOT: icmp eq ptr
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add_by(object, field, 1); }
