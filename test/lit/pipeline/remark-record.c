// -fsave-optimization-record writes each remark once, with its place, its kind, and each fact as an argument.
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -fsave-optimization-record -foptimization-record-file=%t.yaml -c %s -o %t.o
// RUN: %python -c "import sys; print(*[' '.join(d.split()) for d in open(sys.argv[1]).read().split('---') if 'Pass: castaway' in ' '.join(d.split())], sep='\n')" %t.yaml > %t.ours
// RUN: FileCheck %s --implicit-check-not='Pass: castaway' < %t.ours
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
static record the_record;

int32_t lowered(void) {
  return cw_int_get(&hits_updater, &the_record);
}

int32_t missed(const cw_int_updater *updater) {
  return cw_int_get(updater, &the_record);
}

int32_t guarded(record *r) {
  return cw_int_get(&hits_updater, r);
}

// CHECK: !Passed Pass: castaway Name: Lowered DebugLoc: { File: '{{.*}}remark-record.c', Line: 11, Column: 10 } Function: lowered Args:
// CHECK-SAME: - Helper: cw_int_get - String: ': ' - String: 'lowered to ' - Order: seq_cst - String: ' ' - Operation: load - String: ' on '
// CHECK-SAME: - String: 'field ''' - Field: hits - String: ''' of ' - Class: record_class - String: ' at offset ' - Offset: '0'
// CHECK-NEXT: !Passed Pass: castaway Name: Guarded DebugLoc: { File: '{{.*}}remark-record.c', Line: 19, Column: 10 } Function: guarded Args:
// CHECK-SAME: - Field: hits {{.*}} - String: '; checks kept: ' - Checks: holder
// CHECK-NEXT: !Missed Pass: castaway Name: UPDATER_UNKNOWN DebugLoc: { File: '{{.*}}remark-record.c', Line: 15, Column: 10 } Function: missed Args:
// CHECK-SAME: - Helper: cw_int_get - String: ': ' - Reason: which updater this is cannot be seen here
