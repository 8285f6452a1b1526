// A variable that two families of helpers read as different structs is never lowered to the other's field.
// RUN: %clang -O0 %include -S -emit-llvm %s -o - -fpass-plugin=%plugin | FileCheck %s
// RUN: %clang -O2 %include -S -emit-llvm %s -o - -fpass-plugin=%plugin | FileCheck %s

#include <castaway/contract.h>
#include <castaway/updater.h>

typedef struct thing {
  long before;
  CW_ATOMIC(int32_t) a, b;
} thing;
static const cw_field fields[] = {CW_FIELD_INT(thing, a), CW_FIELD_INT(thing, b)};
static const cw_class thing_class = CW_PLAIN_CLASS(thing_class, thing, fields);

typedef struct pair {
  cw_updater x, y;
} pair;
#define OF(f) {&thing_class, 0, #f, offsetof(thing, f), 4, CW_KIND_INT, 0}
static const pair both = {OF(a), OF(b)};
static const pair *shared = &both;

#define GETTER(m)                                                                                                      \
  CW_CONTRACT("castaway:op load returns=old order=seq_cst updater=0 holder=1 kind=$17 " CW__CLASS_WORDS                \
                  CW__UPDATER_WORDS,                                                                                   \
              CW__CLASS_POSITIONS, CW_KIND_INT, offsetof(pair, m.holder_class), offsetof(pair, m.value_class),         \
              offsetof(pair, m.name), offsetof(pair, m.offset), offsetof(pair, m.size), offsetof(pair, m.kind))
GETTER(x) int32_t get_x(const pair *updaters, const void *holder);
GETTER(y) int32_t get_y(const pair *updaters, const void *holder);

void reset(void) { shared = 0; }

int32_t read_x(thing *t) { return get_x(shared, t); }

// CHECK-LABEL: define {{.*}} @read_y(
// CHECK-NOT: i64 8
// CHECK: ret i32
int32_t read_y(thing *t) { return get_y(shared, t); }
