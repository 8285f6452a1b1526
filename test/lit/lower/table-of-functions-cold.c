// Where a check stays, the cold path is the call through the table as it was written.
// RUN: %clang -O0 -fno-discard-value-names -I%S/../Inputs -S -emit-llvm -fpass-plugin=%plugin %s -o - | FileCheck %s
#include "table.h"

static const counter_updater count = {&plain_operations, offsetof(counter, count)};

// CHECK-LABEL: @use(
// CHECK: [[FUNCTION:%.+]] = load ptr, ptr %{{.+}}
// CHECK: br i1 {{.*}}, label %add.holder, label %add.reflective
// CHECK: atomicrmw add ptr %{{.*}}, i32 {{.*}} seq_cst, align 4
// CHECK: add.reflective:
// CHECK-NEXT: call i32 [[FUNCTION]](ptr noundef @count, ptr noundef {{.*}}, i32 noundef 1) [[COLD:#[0-9]+]]
// CHECK-NOT: castaway-table
// CHECK: attributes [[COLD]] = { cold "castaway"="reflective" }
int use(counter *counter) { return (*count.operations->add)(&count, counter, 1); }
