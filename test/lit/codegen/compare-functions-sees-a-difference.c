// The comparison that the other tests rest on fails where an order, an operation or a call differs, where a function is
// missing, and where there is nothing to compare.

// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffunction-sections -c %s -o %t.first.o
// RUN: %clang -O2 -w --target=aarch64-linux-gnu -march=armv8.1-a -ffunction-sections -DCHANGED -c %s -o %t.second.o
// RUN: %compare_functions --functions=5 %t.first.o %t.first.o
// RUN: not %compare_functions --functions=5 %t.first.o %t.second.o 2>&1 | FileCheck %s
// CHECK-NOT: {{^}}same
// CHECK: {{^}}missing: only in the first file
// CHECK: {{^}}order: differs
// CHECK: -ldaddal
// CHECK: +ldadda
// CHECK: {{^}}other_call: differs
// CHECK: R_AARCH64_{{.*}}here
// CHECK: R_AARCH64_{{.*}}there
// CHECK: {{^}}value: differs
// CHECK-NOT: {{^}}same
// RUN: not %compare_functions --functions=5 --no-calls %t.first.o %t.first.o 2>&1 | FileCheck %s --check-prefix=CALLS
// CALLS: {{^}}other_call: calls: {{.*}}here
// RUN: not %compare_functions --functions=6 %t.first.o %t.first.o 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: 5 functions, 6 wanted

#include <stdatomic.h>

#ifdef CHANGED
#define ORDER memory_order_acquire
#define CALLED there
#define VALUE 4
#else
#define ORDER memory_order_seq_cst
#define CALLED here
#define VALUE 3
int missing(atomic_int *a) {
  return *a;
}
#endif
int here(int), there(int);

int same(atomic_int *a) {
  return atomic_exchange(a, 1);
}
int order(atomic_int *a, int v) {
  return atomic_fetch_add_explicit(a, v, ORDER);
}
int other_call(int v) {
  return CALLED(v);
}
void value(atomic_int *a) {
  atomic_store(a, VALUE);
}
