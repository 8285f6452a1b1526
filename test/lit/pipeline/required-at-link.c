// Under LTO it is the link that says what was required and not lowered, in the units that require it and in no other.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O2 -g -fPIC -flto %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/strict.c -o %t/strict.o
// RUN: %clang -O2 -g -fPIC -flto %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/lenient.c -o %t/lenient.o
// RUN: not %clang -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin %t/lenient.o %t/strict.o -o %t/linked.so 2>&1 | FileCheck %s --implicit-check-not=castaway:
// RUN: %clang -O2 -g -fPIC -flto=thin %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/strict.c -o %t/strict.o
// RUN: %clang -O2 -g -fPIC -flto=thin %include -I%S/../Inputs -fpass-plugin=%plugin -c %t/lenient.c -o %t/lenient.o
// RUN: not %clang -O2 -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin %t/lenient.o %t/strict.o -o %t/linked.so 2>&1 | FileCheck %s --implicit-check-not=castaway:

// CHECK: error: {{.*}}strict.c:5:10: in function strict {{.*}}: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here

//--- strict.c
#include "node.h"
CW_OPTIONS("required=on");

int32_t strict(const cw_int_updater *updater, record *r) {
  return cw_int_get(updater, r);
}

//--- lenient.c
#include "node.h"

int32_t lenient(const cw_int_updater *updater, record *r) {
  return cw_int_get(updater, r);
}
