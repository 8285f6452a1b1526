// Classes that disagree with their structs in size, header, superclass, depth, display or number of fields are reported.
// RUN: %check_tables

#include <castaway/reflect.h>

struct root {
  cw_object object;
  int32_t state;
};

struct child {
  struct root base;
  int64_t more;
};

struct plain {
  int32_t x;
};

extern const cw_class root_class;
static const cw_field root_fields[] = {CW_FIELD_INT(struct root, state)};
const cw_class root_class = {"root", 0, root_fields, 2, 24, 0, CW_CLASS_PLAIN, {&root_class}};
// CHECK: :[[@LINE-1]]:54: warning: 'root_fields' has 1 rows; here stands 2 [castaway-descriptor]
// CHECK: :[[@LINE-2]]:57: warning: 'root' has 16 bytes; here stands 24 [castaway-descriptor]
// CHECK: :[[@LINE-3]]:64: warning: 'root' starts with a cw_object; here stands CW_CLASS_PLAIN [castaway-descriptor]

const cw_class child_class = {"child", &root_class, 0, 0, sizeof(struct child), 2, 0, {&root_class, 0, &child_class}};
// CHECK: :[[@LINE-1]]:81: warning: 'child_class' has depth 1; here stands 2 [castaway-descriptor]
// CHECK: :[[@LINE-2]]:16: warning: level 1 of the display of 'child_class' is not what its superclasses say
// CHECK: :[[@LINE-3]]:16: warning: level 2 of the display of 'child_class' is not what its superclasses say

const cw_class lost_class = {"child", 0, 0, 0, sizeof(struct child), 0, 0, {&lost_class}};
// CHECK: :[[@LINE-1]]:16: warning: 'child' starts with 'root'; here it has no superclass

const cw_class plain_class = {"plain", 0, 0, 0, sizeof(struct plain), 0, 0, {&plain_class}};
// CHECK: :[[@LINE-1]]:74: warning: 'plain' does not start with a cw_object; here CW_CLASS_PLAIN is missing

const cw_class adopted_class = {"root", &child_class, 0, 0, sizeof(struct root), 3, 0, {&root_class, 0, &child_class, &adopted_class}};
// CHECK: :[[@LINE-1]]:16: warning: 'root' does not start with 'child', which here is its superclass
