// A member is atomic where its type is, behind a typedef or volatile too, but not where it is const.
// RUN: %describe

#include <castaway/reflect.h>


typedef _Atomic(int64_t) shared_long;

struct CW_REFLECT shared {
  _Atomic(int32_t) called;
  _Atomic int qualified;
  shared_long named;
  volatile _Atomic(int) both;
  _Atomic(void *) pointer;
  const _Atomic(int) fixed;
  volatile int only_volatile;
  _Atomic(int) *to_atomic;
};

// CHECK: {"called", 0, 0, 4, CW_KIND_INT, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"qualified", 0, 4, 4, CW_KIND_INT, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"named", 0, 8, 8, CW_KIND_LONG, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"both", 0, 16, 4, CW_KIND_INT, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"pointer", 0, 24, 8, CW_KIND_REF, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"fixed", 0, 32, 4, CW_KIND_INT, 0},
// CHECK-NEXT: {"only_volatile", 0, 36, 4, CW_KIND_INT, 0},
// CHECK-NEXT: {"to_atomic", 0, 40, 8, CW_KIND_REF, 0},
