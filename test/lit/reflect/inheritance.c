// A struct that starts with a marked object's struct is its subclass; one that starts with a cw_object is a root, any other plain.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT root {
  cw_object object;
  int32_t a;
};

struct CW_REFLECT child {
  struct root base;
  int32_t b;
};

struct CW_REFLECT grandchild {
  struct {
    struct child base;
  };
  int32_t c;
};

struct CW_REFLECT plain {
  int32_t d;
};

struct CW_REFLECT plain_child {
  struct plain base;
};

struct CW_REFLECT holder {
  int32_t e;
  struct root not_first;
};

// CHECK: static const cw_class root_class = {
// CHECK-NEXT: "root", 0, root_class_fields, 1, 16, 0, 0,
// CHECK-NEXT: {&root_class, 0, 0, 0, 0, 0, 0, 0}};
// CHECK: {"b", 0, 16, 4, CW_KIND_INT, 0},
// CHECK-NEXT: };
// CHECK: "child", &root_class, child_class_fields, 1, 24, 1, 0,
// CHECK-NEXT: {&root_class, &child_class, 0, 0, 0, 0, 0, 0}};
// CHECK: "grandchild", &child_class, grandchild_class_fields, 1, 32, 2, 0,
// CHECK-NEXT: {&root_class, &child_class, &grandchild_class, 0, 0, 0, 0, 0}};
// CHECK: "plain", 0, plain_class_fields, 1, 4, 0, CW_CLASS_PLAIN,
// CHECK: "plain_child", 0, 0, 0, 4, 0, CW_CLASS_PLAIN,
// CHECK: "holder", 0, holder_class_fields, 1, 24, 0, CW_CLASS_PLAIN,
