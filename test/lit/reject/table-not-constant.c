// A registry whose offsets are filled in when the program runs is not folded.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_at: the table of rows is not constant
// CHECK: remark: {{.*}} table_offset: the table of rows is not constant

static row registry[8];
void declare(int index, const char *name, long offset) {
  registry[index].name = name;
  registry[index].offset = offset;
}

__attribute__((nonnull))
int use(object *object) { return add_at(object, table_offset(registry, 8, "count"), 1); }
