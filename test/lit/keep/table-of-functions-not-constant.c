// A call through a table that is not constant is nobody's.
// RUN: %clang -O1 -Xclang -disable-llvm-passes -I%S/../Inputs -S -emit-llvm %s -o %t.ll && %opt -passes=verify -S %t.ll -o %t.before && %opt -passes=castaway-lower,verify -pass-remarks=castaway -pass-remarks-missed=castaway -S %t.ll -o %t.after 2> %t.said && diff %t.before %t.after && count 0 < %t.said
#include "table.h"

static counter_operations operations = {counter_add, counter_compare_and_set};
void replace(int (*add)(const counter_updater *, void *, int)) { operations.add = add; }
static const counter_updater count = {&plain_operations, offsetof(counter, count)};

int use(counter *counter) { return operations.add(&count, counter, 1); }
