// A table's struct is told by --describes, CW_DESCRIBES, the classes that use it, or its offsetof; without any, a note.
// RUN: %exit_status 1 %reflect --check --describes=by_option=second %s -- %include > %t.out 2>&1
// RUN: FileCheck %s '--implicit-check-not={{note:|warning:|error:}}' --input-file=%t.out
// RUN: %exit_status 1 %reflect --check --describes=by_option=no_struct %s -- %include > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=UNKNOWN --input-file=%t.out

#include <castaway/reflect.h>

struct first {
  int32_t a, x;
};

typedef struct {
  int32_t x;
} second;

// UNKNOWN: :[[@LINE+1]]:16: error: 'by_option' is said to describe 'no_struct', which is no struct here
const cw_field by_option[] = {{"x", 0, 4, 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:40: warning: 'x' has offset 0; here stands 4

CW_DESCRIBES(struct first) const cw_field by_mark[] = {{"x", 0, 0, 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:65: warning: 'x' has offset 4; here stands 0

const cw_field by_class[] = {{"x", 0, 0, 4, CW_KIND_INT, 0}};
const cw_class first_class = CW_PLAIN_CLASS(first_class, struct first, by_class);
const cw_class second_class = CW_PLAIN_CLASS(second_class, second, by_class);
// CHECK: :[[@LINE-3]]:39: warning: 'x' has offset 4; here stands 0

const cw_field by_rows[] = {{"x", 0, offsetof(struct first, a), 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:38: warning: 'x' has offset 4; here stands 0

const cw_field by_nothing[] = {{"x", 0, 0, 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:16: note: 'by_nothing' is not checked: nothing tells which struct it describes; see CW_DESCRIBES
