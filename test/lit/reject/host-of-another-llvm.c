// A compiler of another LLVM version is refused with a sentence that names both versions.
// REQUIRES: other-llvm
// RUN: not %other_clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s

// CHECK: castaway: this plugin was built for LLVM {{22|19}}, but it was loaded by LLVM {{19|22}}.
// CHECK-SAME: use the castaway plugin of that version
int nothing;
