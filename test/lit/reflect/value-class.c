// A reference's value class is that of the marked struct it points to, or the one that CW_VALUE_CLASS names.
// RUN: %describe

#include <castaway/reflect.h>


struct later;
struct other;
extern const cw_class other_class;

struct CW_REFLECT node {
  cw_object object;
  CW_UPDATER CW_ATOMIC(struct node *) itself;
  CW_ATOMIC(struct later *) forward;
  const struct later *constant;
  struct other *unmarked;
  CW_UPDATER CW_VALUE_CLASS(other_class) CW_ATOMIC(struct other *) told;
  CW_VALUE_CLASS(any) struct node *any;
  void *nothing;
  struct node **two;
  int32_t *number;
};

struct CW_REFLECT_AS(class_of_later) later {
  cw_object object;
};

// CHECK: {"itself", &node_class, 8, 8, CW_KIND_REF, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"forward", &class_of_later, 16, 8, CW_KIND_REF, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"constant", &class_of_later, 24, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"unmarked", 0, 32, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"told", &other_class, 40, 8, CW_KIND_REF, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"any", 0, 48, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"nothing", 0, 56, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"two", 0, 64, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"number", 0, 72, 8, CW_KIND_REF, 0},
// CHECK: node_itself_updater = {{[{][{]}}&node_class, &node_class, "itself", 8, 8, CW_KIND_REF, 0{{[}][}]}};
// CHECK: node_told_updater = {{[{][{]}}&node_class, &other_class, "told", 40, 8, CW_KIND_REF, 0{{[}][}]}};
