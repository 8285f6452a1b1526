// An updater may point to the row of its field instead of repeating it.
// RUN: %lower_rows
#include "rows.h"

typedef struct updater {
  const row *field;
} updater;

CONTRACT("castaway:op add value=2 returns=old order=seq_cst kind=1 updater=0 holder=1 updater.field=$5" ROW_WORDS,
         ROW_POSITIONS, offsetof(updater, field))
int add(const updater *updater, void *object, int delta);

static const updater count = {&object_rows[0]};

// CHECK-LABEL: @use(
// CHECK: %field = getelementptr inbounds i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
__attribute__((nonnull))
int use(object *object) { return add(&count, object, 1); }
