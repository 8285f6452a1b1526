// Inline functions that several files share: whichever copy the linker keeps, lowered or not, the program is the same.
// RUN: rm -rf %t && mkdir %t
// RUN: %clangxx -O1 %include -fpass-plugin=%plugin -DMAIN -c %s -o %t/main.lowered.o
// RUN: %clangxx -O1 %include -DMAIN -c %s -o %t/main.plain.o
// RUN: %clangxx -O1 %include -fpass-plugin=%plugin -c %s -o %t/other.lowered.o
// RUN: %clangxx -O1 %include -c %s -o %t/other.plain.o
// RUN: %clangxx %t/main.lowered.o %t/other.plain.o %runtime_static -pthread -o %t/first && %t/first | FileCheck %s
// RUN: %clangxx %t/other.plain.o %t/main.lowered.o %runtime_static -pthread -o %t/second && %t/second | FileCheck %s
// RUN: %clangxx %t/main.plain.o %t/other.lowered.o %runtime_static -pthread -o %t/third && %t/third | FileCheck %s
// RUN: %clangxx %t/other.lowered.o %t/main.lowered.o %runtime_static -pthread -o %t/fourth && %t/fourth | FileCheck %s
// The copy in a lowered file is lowered, and stays a copy that may be merged.
// RUN: %clangxx -O1 %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefix=IR
// IR: define linkonce_odr {{.*}}@_ZN7counter3addEi({{.*}}comdat
// IR: atomicrmw add ptr {{.*}} seq_cst, align 4

#include <atomic>
#include <castaway/castaway.h>
#include <cstdio>

struct counter {
  CW_ATOMIC(int32_t) hits;
  __attribute__((noinline)) int32_t add(int32_t by);
};

static const cw_field counter_fields[] = {CW_FIELD_INT(counter, hits)};
static const cw_class counter_class = CW_PLAIN_CLASS(counter_class, counter, counter_fields);
static const cw_int_updater counter_hits = CW_INT_UPDATER(counter_class, counter, hits);

inline int32_t counter::add(int32_t by) {
  return cw_int_add_and_get(&counter_hits, this, by);
}

int32_t elsewhere(counter *c);

#ifdef MAIN
int main() {
  counter c = {{5}};
  // CHECK: 7 17 18
  int32_t first = c.add(2), second = elsewhere(&c), third = c.add(1);
  std::printf("%d %d %d\n", first, second, third);
}
#else
int32_t elsewhere(counter *c) {
  return c->add(10);
}
#endif
