// Offsets that a registry gives out while the program runs are not folded, although the helper has a contract.
// RUN: %clang -O2 -S -emit-llvm -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not='remark: '
// RUN: FileCheck %s --check-prefix=IR < %t.ll

#include <stddef.h>
#include <stdint.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

/* Rows are added by whoever comes first; a field lies where there was room. */
typedef struct row {
  const char *name;
  int64_t offset;
} row;
static row rows[64];
static int row_count;

int register_field(const char *name, int64_t offset) {
  rows[row_count].name = name;
  rows[row_count].offset = offset;
  return row_count++;
}

CONTRACT("castaway:offset table=0 name=1 missing=-1 field.stride=$0 field.name=$1 field.offset=$2:8", sizeof(row),
         offsetof(row, name), offsetof(row, offset))
int64_t registered_offset(const row *table, const char *name);
CONTRACT("castaway:op add object=0 offset=1 value=2 returns=old order=relaxed")
int count_at(void *object, int64_t offset, int by);

// CHECK: registry-at-run-time.c:[[@LINE+5]]:{{[0-9]+}}: remark: {{(count_at|registered_offset): the table of rows is not constant}}
// CHECK: registry-at-run-time.c:[[@LINE+4]]:{{[0-9]+}}: remark: {{(count_at|registered_offset): the table of rows is not constant}}
// IR-LABEL: @hit(
// IR: call i64 @registered_offset(
int hit(void *object) {
  return count_at(object, registered_offset(rows, "hits"), 1);
}
// IR: call i32 @count_at(
