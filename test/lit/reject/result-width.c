// A look-up whose result cannot hold the offset is not folded.
// RUN: %refuse_rows
#include "rows.h"

// CHECK: remark: {{.*}} far_offset: what the look-up answers does not fit its result's type

CONTRACT("castaway:offset table=0 count=1 name=1 missing=-1 " ROW_WORDS, ROW_POSITIONS) signed char far_offset(const row *rows, const char *name);
static const row far_rows[] = {{"far", 200, 4, ROW_INT}};

int use(void) { return far_offset(far_rows, "far"); }
