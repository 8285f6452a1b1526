// C++ code is lowered like C, its std::atomic fields included.
// RUN: %clangxx -std=c++17 -O0 %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
// RUN: %clangxx -std=c++17 -O2 %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not='call {{.*}} @cw_'
#include <atomic>
#include <castaway/castaway.h>

struct record {
  CW_ATOMIC(int32_t) hits;
};

extern const cw_class record_class;
static const cw_field record_fields[] = {CW_FIELD_INT(record, hits)};
const cw_class record_class = CW_PLAIN_CLASS(record_class, record, record_fields);
static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
record the_record;

// CHECK-LABEL: @use(
// CHECK: atomicrmw add ptr {{.*}}, i32 4 seq_cst, align 4
extern "C" int32_t use() {
  return cw_int_get_and_add(&hits_updater, &the_record, 4);
}
