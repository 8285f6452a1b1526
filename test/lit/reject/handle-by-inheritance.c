// A handle that is looked up in the object's own class, which may be any subclass, is not folded.
// RUN: %clang -O2 -S -emit-llvm -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not='remark: '
// RUN: FileCheck %s --check-prefix=IR < %t.ll

#include <stddef.h>
#include <stdint.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

typedef struct row {
  const char *name;
  uint32_t offset;
} row;

typedef struct type {
  const struct type *super;
  row rows[4];
} type;

typedef struct object {
  const type *type;
} object;

CONTRACT("castaway:field class=0 name=1 missing=null class.rows=$0 field.stride=$1 field.name=$2 field.offset=$3",
         offsetof(type, rows), sizeof(row), offsetof(row, name), offsetof(row, offset))
const row *find_field(const type *type, const char *name);
CONTRACT("castaway:op load object=0 field=1 returns=old order=acquire field.stride=$0 field.name=$1 field.offset=$2",
         sizeof(row), offsetof(row, name), offsetof(row, offset))
int read_field(object *o, const row *field);

/* Which class this is only the object knows. */
// CHECK: handle-by-inheritance.c:[[@LINE+5]]:{{[0-9]+}}: remark: {{(find_field|read_field): which class this is cannot be seen here}}
// CHECK: handle-by-inheritance.c:[[@LINE+4]]:{{[0-9]+}}: remark: {{(find_field|read_field): which class this is cannot be seen here}}
// IR-LABEL: @state_of(
// IR: call ptr @find_field(
int state_of(object *o) {
  return read_field(o, find_field(o->type, "state"));
}
// IR: call i32 @read_field(
