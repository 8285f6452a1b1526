// A making and a look-up that are sure to fail are warned about at their lines, once.
// RUN: %clang -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
#include "../Inputs/node.h"

cw_status make(const cw_long_updater **updater) {
  // CHECK: [[@LINE+1]]:10: warning: castaway: this call of cw_new_long_updater makes no updater: the field has another kind or width
  return cw_new_long_updater(&record_class, "hits", updater);
}

ptrdiff_t find(void) {
  // CHECK: [[@LINE+1]]:10: warning: castaway: this call of cw_field_offset finds nothing: the class declares no field of that name
  return cw_field_offset(&record_class, "hit");
}
