// What cannot be computed is said in a note, which does not count as a difference.
// RUN: %reflect --check %s -- %include -std=c11 > %t.out 2>&1
// RUN: FileCheck %s '--implicit-check-not={{note:|warning:|error:}}' --input-file=%t.out

#include <castaway/reflect.h>

typedef struct node {
  int32_t state;
} node;

extern const uint32_t elsewhere;
extern const char *const name_elsewhere;
extern const cw_field row_elsewhere;

void use(void) {
  const cw_field fields[] = {
      row_elsewhere, // CHECK: :[[@LINE]]:7: note: this row is not checked: it is not written in braces
      {"state", 0, elsewhere, 4, CW_KIND_INT, 0},
      {name_elsewhere, 0, 0, 4, CW_KIND_INT, 0},
  };
  const cw_class node_class = {"node", 0, fields, 3, elsewhere, 0, CW_CLASS_PLAIN, {&node_class}};
  // CHECK: :[[@LINE-1]]:54: note: the size of 'node' is not checked: it is no constant
  const cw_class nameless = {name_elsewhere, 0, 0, 0, 4, 0, CW_CLASS_PLAIN, {&nameless}};
  // CHECK: :[[@LINE-1]]:18: note: 'nameless' is not checked: nothing tells which struct it describes
}
// CHECK: :[[@LINE-8]]:20: note: the offset of 'state' is not checked: it is no constant
// CHECK: :[[@LINE-8]]:7: note: this field is not checked: its name is no string literal
