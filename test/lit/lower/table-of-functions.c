// A call through a constant table of functions is a call of the helper in it.
// RUN: %lower_rows
#include "table.h"

static const counter_updater count = {&plain_operations, offsetof(counter, count)};

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: cmpxchg ptr %field, i32 {{.*}}, i32 {{.*}} seq_cst seq_cst, align 4
__attribute__((nonnull))
bool use(counter *counter, int expected, int desired) {
  return count.operations->compare_and_set(&count, counter, expected, desired);
}
