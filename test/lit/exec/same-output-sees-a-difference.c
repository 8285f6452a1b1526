// The comparison that the other tests rest on fails where a program differs, prints nothing, or was not lowered.

// REQUIRES: gcc
// RUN: not %same_output --sites=1 --output=%t %s 2>&1 | FileCheck %s --check-prefix=DIFFERS
// DIFFERS: -optimised 0
// DIFFERS: +optimised 1
// RUN: not %same_output --sites=1 --output=%t %s -- -DSILENT 2>&1 | FileCheck %s --check-prefix=SILENT
// SILENT: the program prints nothing
// RUN: not %same_output --sites=1 --output=%t %s -- -DUNIFORM 2>&1 | FileCheck %s --check-prefix=UNLOWERED
// UNLOWERED: lowered-O0: 0 sites lowered, 1 wanted
// RUN: not %same_output --sites=1 --output=%t %s -- -DUNIFORM -DFAILS 2>&1 | FileCheck %s --check-prefix=FAILS
// FAILS: exit status 3

#include <stdio.h>

int main(void) {
#if defined SILENT
#elif defined UNIFORM
  puts("uniform");
#elif defined __OPTIMIZE__ && defined __clang__
  puts("optimised 1");
#else
  puts("optimised 0");
#endif
#ifdef FAILS
  return 3;
#endif
  return 0;
}
