// The library itself and its client can be built checked, and find no difference; private fields are checked, too.
// RUN: rm -rf %t && mkdir -p %t
// RUN: cd %t && env CASTAWAY_OPTIONS=verify=on %clang -O2 %include -I%S/../../../runtime/src -fpass-plugin=%plugin -c %S/../../../runtime/src/job/*.c
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 %include -fpass-plugin=%plugin -Rpass-analysis=castaway -c %s -o %t/client.o 2> %t/said && count 0 < %t/said
// RUN: llvm-nm %t/*.o | FileCheck %s --check-prefix=CHECKED
// RUN: %clang %t/*.o %runtime_static -lpthread -lm -o %t/a && %t/a | FileCheck %s
#include <castaway/castaway.h>
#include <stdio.h>

typedef struct record {
  CW_ATOMIC(int32_t) hits;
  CW_ATOMIC(int64_t) sum;
  CW_ATOMIC(int32_t) secret;
} record;

static const cw_class record_class;
static const cw_field record_fields[] = {CW_FIELD_INT(record, hits), CW_FIELD_LONG(record, sum),
                                         CW_FIELD_PRIVATE_INT(record, secret)};
static const cw_class record_class = CW_PLAIN_CLASS(record_class, record, record_fields);
static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
static const cw_int_updater secret_updater = CW_INT_UPDATER(record_class, record, secret);
static const cw_long_updater *sum_updater;

// CHECKED: castaway.verify
// CHECK: 1 2 3
int main(void) {
  static record r;
  if (cw_new_long_updater(&record_class, "sum", &sum_updater) != CW_STATUS_OK)
    return 1;
  cw_int_set(&hits_updater, &r, 1);
  cw_long_set(sum_updater, &r, 2);
  cw_int_set(&secret_updater, &r, 3);
  cw_offset_int_set(&r, cw_field_offset(&record_class, "hits"), 1);
  printf("%d %d %d\n", cw_int_get(&hits_updater, &r), (int)cw_long_get(sum_updater, &r),
         cw_int_get(&secret_updater, &r));
  return 0;
}
