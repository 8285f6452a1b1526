// Offsets and sizes follow the packed attribute, pragma pack and alignment attributes.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT __attribute__((packed)) tight {
  CW_UNDESCRIBED char c;
  int64_t l;
  struct {
    int32_t inner;
  };
};

#pragma pack(push, 2)
struct CW_REFLECT in_pairs {
  CW_UNDESCRIBED char c;
  int64_t l;
};
#pragma pack(pop)

struct CW_REFLECT apart {
  CW_UNDESCRIBED char c;
  _Alignas(64) int32_t i;
};

// CHECK: {"l", 0, 1, 8, CW_KIND_LONG, 0},
// CHECK-NEXT: {"inner", 0, 9, 4, CW_KIND_INT, 0},
// CHECK: "tight", 0, tight_class_fields, 2, 13, 0, CW_CLASS_PLAIN,
// CHECK: {"l", 0, 2, 8, CW_KIND_LONG, 0},
// CHECK: "in_pairs", 0, in_pairs_class_fields, 1, 10, 0, CW_CLASS_PLAIN,
// CHECK: {"i", 0, 64, 4, CW_KIND_INT, 0},
// CHECK: "apart", 0, apart_class_fields, 1, 128, 0, CW_CLASS_PLAIN,
