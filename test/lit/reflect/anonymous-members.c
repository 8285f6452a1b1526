// Members of anonymous structs and unions stand among the others, at their offsets in the whole struct.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT nested {
  int before;
  struct {
    int64_t outer;
    union {
      CW_UPDATER CW_ATOMIC(int32_t) number;
      void *pointer;
      struct {
        int32_t low, high;
      };
    };
  };
  struct {
    int hidden;
  } named;
};

// CHECK: nested_class_fields[] = {
// CHECK-NEXT: {"before", 0, 0, 4, CW_KIND_INT, 0},
// CHECK-NEXT: {"outer", 0, 8, 8, CW_KIND_LONG, 0},
// CHECK-NEXT: {"number", 0, 16, 4, CW_KIND_INT, CW_FIELD_ATOMIC},
// CHECK-NEXT: {"pointer", 0, 16, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"low", 0, 16, 4, CW_KIND_INT, 0},
// CHECK-NEXT: {"high", 0, 20, 4, CW_KIND_INT, 0},
// CHECK-NEXT: };
// CHECK: nested_number_updater = {{[{][{]}}&nested_class, 0, "number", 16, 4, CW_KIND_INT, 0{{[}][}]}};
