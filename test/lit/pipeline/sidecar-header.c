// Contracts may stand in a header of one's own, before or after the library's own header.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O1 -fno-discard-value-names -I%t -include %t/contracts.h -fpass-plugin=%plugin -S -emit-llvm %t/use.c -o - | FileCheck %s --implicit-check-not='call {{.*}} @their_read('
// RUN: %clang -O1 -fno-discard-value-names -I%t -include %t/theirs.h -include %t/contracts.h -fpass-plugin=%plugin -S -emit-llvm %t/use.c -o - | FileCheck %s --implicit-check-not='call {{.*}} @their_read('
// RUN: %clang -O1 -fno-discard-value-names -I%t -fpass-plugin=%plugin -S -emit-llvm %t/use.c -o - | FileCheck %s --check-prefix=PLAIN

// CHECK-LABEL: @use(
// CHECK: load atomic i32, ptr {{.*}} acquire, align 4
// PLAIN-LABEL: @use(
// PLAIN: call i32 @their_read(

//--- theirs.h
#pragma once
int their_read(void *object, long offset);

//--- contracts.h
__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=acquire")))
int their_read(void *object, long offset);

//--- use.c
#include "theirs.h"

struct { int first, second; } thing;

int use(void) {
  return their_read(&thing, 4);
}
