// audit=on counts from the source, from the environment, and from a pass's parameters, by which it may be taken back.
// RUN: %clang -O2 -g %include -DOPTIONS='"audit=on"' -fpass-plugin=%plugin -Rpass=castaway -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --check-prefix=KEPT --implicit-check-not=atomicrmw < %t.ll
// RUN: env CASTAWAY_OPTIONS=audit=off %clang -O2 -g %include -DOPTIONS='"audit=on"' -fpass-plugin=%plugin -Rpass=castaway -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --check-prefix=LOWERED --implicit-check-not='call i32 @cw_int' < %t.ll
// RUN: env CASTAWAY_OPTIONS=audit=on %clang -O2 -g %include -DOPTIONS='"lower=on"' -fpass-plugin=%plugin -Rpass=castaway -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --check-prefix=KEPT --implicit-check-not=atomicrmw < %t.ll
// RUN: %clang -O2 -g %include -DOPTIONS='"lower=on"' -S -emit-llvm %s -o %t.plain.ll
// RUN: %opt -passes='castaway<audit=on>' -pass-remarks=castaway -S %t.plain.ll -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --check-prefix=KEPT --implicit-check-not=atomicrmw < %t.ll
// RUN: %opt -passes='castaway-lower<audit=on>' -pass-remarks=castaway -S %t.plain.ll -o %t.ll 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --check-prefix=KEPT --implicit-check-not=atomicrmw < %t.ll
#include "../Inputs/node.h"
CW_OPTIONS(OPTIONS);

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// SAID: options.c:[[#@LINE + 6]]:10: {{(remark: )?}}cw_int_get_and_add: lowered to seq_cst add
// SAID-NOT: lowered to
// KEPT: call i32 @cw_int_get_and_add(
// LOWERED-LABEL: define {{.*}} @use(
// LOWERED: atomicrmw add ptr @the_record, i32 2 seq_cst, align {{4|8}}
int32_t use(void) {
  return cw_int_get_and_add(&hits_updater, &the_record, 2);
}
