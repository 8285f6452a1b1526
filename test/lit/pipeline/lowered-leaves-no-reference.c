// When every operation is lowered without checks, the object refers to nothing of the library.
// RUN: %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o && llvm-nm %t.o | FileCheck %s --implicit-check-not=cw_
// RUN: %clang -O2 %include -c %s -o %t.o && llvm-nm %t.o | FileCheck %s --check-prefix=PLAIN
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// CHECK: T use
// PLAIN: U cw_int_get
int32_t use(void) {
  return cw_int_get(&hits_updater, &the_record);
}
