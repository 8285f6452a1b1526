// A handle from helpers with other rows is not read.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} add_by: the handle comes from helpers whose rows are laid out otherwise
// CHECK: remark: {{.*}} other_field: the table of rows is not constant

CONTRACT("castaway:field table=0 index=1 missing=null field.stride=16 field.offset=8:4") const row *other_field(const void *rows, int index);
static long other_rows[] = {0, 8};
void set(long offset) { other_rows[1] = offset; }

__attribute__((nonnull))
int use(object *object) { return add_by(object, other_field(other_rows, 0), 1); }
