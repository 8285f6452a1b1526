// A look-up that an operation of another kind uses through a local stays at -O0, so that a second run changes nothing.
// RUN: %clang -O0 %include -S -emit-llvm %s -o %t.once.ll -fpass-plugin=%plugin
// RUN: %opt -passes=castaway -S %t.once.ll -o %t.twice.ll
// RUN: FileCheck %s --input-file=%t.once.ll
// RUN: FileCheck %s --input-file=%t.twice.ll

#include <castaway/castaway.h>

typedef struct thing {
  CW_ATOMIC(int32_t) state;
  int32_t other;
} thing;
static const cw_field fields[] = {CW_FIELD_INT(thing, state)};
static const cw_class thing_class = CW_PLAIN_CLASS(thing_class, thing, fields);

// CHECK-LABEL: define {{.*}} @wide(
// CHECK: call {{.*}} @cw_field_offset(
// CHECK: call {{.*}} @cw_offset_long_get(
int64_t wide(thing *t) {
  ptrdiff_t offset = cw_field_offset(&thing_class, "state");
  return cw_offset_long_get(t, offset);
}
