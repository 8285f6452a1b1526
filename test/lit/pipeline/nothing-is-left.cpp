// In C++, too, nothing is left of updaters and look-ups that are lowered: variables that are initialised at start go with their constructor.
// DEFINE: %{left} = llvm-nm %t.o | FileCheck %s --implicit-check-not='{{ [a-zA-Z] }}' && llvm-readelf -S %t.o | FileCheck %s --check-prefix=SECTIONS --implicit-check-not=init_array --implicit-check-not=.data --implicit-check-not=.rodata
// RUN: %clangxx -O0 %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clangxx -O2 %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clangxx -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clangxx -O2 -g -fPIC %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clangxx -O2 %include -c %s -o %t.o && llvm-readelf -S %t.o | FileCheck %s --check-prefix=PLAIN
#include <atomic>
#include <castaway/castaway.h>

struct record {
  CW_ATOMIC(int32_t) hits;
  CW_ATOMIC(int64_t) sum;
};

namespace {
extern const cw_class local_class;
const cw_field record_fields[] = {CW_FIELD_INT(record, hits), CW_FIELD_LONG(record, sum)};
const cw_class local_class = CW_PLAIN_CLASS(local_class, record, record_fields);
const cw_int_updater hits_updater = CW_INT_UPDATER(local_class, record, hits);
const ptrdiff_t sum_offset = cw_field_offset(&local_class, "sum");
} // namespace

record thing;

// CHECK-DAG: T _Z3usev
// CHECK-DAG: B thing
// SECTIONS: .text
// PLAIN: .init_array
int64_t use() {
  return cw_int_get(&hits_updater, &thing) + cw_offset_long_get(&thing, cw_field_offset(&local_class, "sum"));
}
