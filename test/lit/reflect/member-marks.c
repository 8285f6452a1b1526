// CW_PRIVATE closes a member to updaters by name, CW_UNDESCRIBED leaves it out, CW_UPDATER writes a constant updater.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT node {
  cw_object object;
  CW_PRIVATE CW_ATOMIC(int32_t) closed;
  CW_PRIVATE int32_t closed_plain;
  CW_UNDESCRIBED CW_ATOMIC(int32_t) absent;
  CW_UPDATER CW_ATOMIC(int32_t) state;
  CW_UPDATER_AS(count_of) CW_ATOMIC(int64_t) count;
  CW_PRIVATE CW_UPDATER CW_ATOMIC(struct node *) next;
};

// CHECK: #include <castaway/int_field.h>
// CHECK-NEXT: #include <castaway/long_field.h>
// CHECK-NEXT: #include <castaway/ref_field.h>
// CHECK-NEXT: #include <castaway/reflect.h>
// CHECK: node_class_fields[] = {
// CHECK-NEXT: {"closed", 0, 8, 4, CW_KIND_INT, CW_FIELD_ATOMIC | CW_FIELD_PRIVATE},
// CHECK-NEXT: {"closed_plain", 0, 12, 4, CW_KIND_INT, CW_FIELD_PRIVATE},
// CHECK-NEXT: {"state", 0, 20, 4, CW_KIND_INT, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"count", 0, 24, 8, CW_KIND_LONG, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"next", &node_class, 32, 8, CW_KIND_REF, CW_FIELD_ATOMIC | CW_FIELD_PRIVATE},
// CHECK-NEXT: };
// CHECK: static const cw_int_updater node_state_updater = {{[{][{]}}&node_class, 0, "state", 20, 4, CW_KIND_INT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_long_updater count_of = {{[{][{]}}&node_class, 0, "count", 24, 8, CW_KIND_LONG, 0{{[}][}]}};
// CHECK-NEXT: static const cw_ref_updater node_next_updater = {{[{][{]}}&node_class, &node_class, "next", 32, 8, CW_KIND_REF, 0{{[}][}]}};
