// A call through a table whose updater holds another field than is known stays as it is.
// RUN: %refuse_rows
#include "table.h"

// CHECK: remark: {{.*}} counter_add: the updater's descriptor is not constant

static counter_updater count = {&plain_operations, 0};
void prepare(int offset) { count.offset = offset; }

int use(counter *counter) { return plain_operations.add(&count, counter, 1); }
