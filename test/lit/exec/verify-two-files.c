// A checked build ends at start where a constant updater was compiled with another packing than the class that it names.
// RUN: rm -rf %t && split-file %s %t
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -I%t %include -fpass-plugin=%plugin -c %t/class.c -o %t/class.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -I%t %include -fpass-plugin=%plugin -c %t/use.c -o %t/same.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O0 -I%t %include -fpass-plugin=%plugin -DPACKED -c %t/use.c -o %t/packed0.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -I%t %include -fpass-plugin=%plugin -DPACKED -c %t/use.c -o %t/packed2.o
// RUN: %clang %t/class.o %t/same.o %runtime_static -o %t/a && %t/a | FileCheck %s --check-prefix=RUNS
// RUN: %clang %t/class.o %t/packed0.o %runtime_static -o %t/a && not --crash %t/a 2>&1 | FileCheck %s
// RUN: %clang %t/class.o %t/packed2.o %runtime_static -o %t/a && not --crash %t/a 2>&1 | FileCheck %s
// In full LTO the linker sees both, refuses to lower, and the check is there, too.
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -flto -I%t %include -fpass-plugin=%plugin -c %t/class.c -o %t/class.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -flto -I%t %include -fpass-plugin=%plugin -c %t/use.c -o %t/same.o
// RUN: %clang -O2 -flto -I%t %include -fpass-plugin=%plugin -DPACKED -c %t/use.c -o %t/packed.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -flto -fuse-ld=lld -Wl,--load-pass-plugin=%plugin %t/class.o %t/same.o %runtime_static -o %t/a && %t/a | FileCheck %s --check-prefix=RUNS
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -flto -fuse-ld=lld -Wl,--load-pass-plugin=%plugin -Wl,--opt-remarks-filename,%t/remarks,--opt-remarks-passes,castaway %t/class.o %t/packed.o %runtime_static -o %t/a && not --crash %t/a 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=REFUSED < %t/remarks

// CHECK: castaway: {{.*}} was compiled with field 'hits' of shape_class at offset 1, but cw_class_field_offset answers 4
// RUNS: hits 1
// REFUSED: UPDATER_DISAGREES

//--- shape.h
#include <castaway/castaway.h>
extern const cw_class shape_class;
int32_t count(void *shape);

//--- class.c
#include "shape.h"
#include <stdio.h>
typedef struct shape {
  char tag;
  CW_ATOMIC(int32_t) hits;
} shape;
static const cw_field shape_fields[] = {CW_FIELD_INT(shape, hits)};
const cw_class shape_class = CW_PLAIN_CLASS(shape_class, shape, shape_fields);
static shape the_shape;
int main(void) {
  int32_t before = count(&the_shape);
  printf("hits %d\n", before + 1);
  return 0;
}

//--- use.c
#include "shape.h"
#ifdef PACKED
#pragma pack(push, 1)
#endif
typedef struct shape {
  char tag;
  CW_ATOMIC(int32_t) hits;
} shape;
#ifdef PACKED
#pragma pack(pop)
#endif
static const cw_int_updater hits = CW_INT_UPDATER(shape_class, shape, hits);
int32_t count(void *shape) {
  return cw_int_get_and_add(&hits, shape, 1);
}
