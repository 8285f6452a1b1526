// Members that no descriptor can hold are passed over without a word.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT mixed {
  int array[4];
  int bits : 3;
  int : 0;
  struct inner {
    int x;
  } inside;
  union {
    int y;
  } choice;
  void (*function)(void);
  long double wide;
  float _Complex complex;
  int32_t kept;
  char tail[];
};

// CHECK: mixed_class_fields[] = {
// CHECK-NEXT: {"kept", 0, 72, 4, CW_KIND_INT, 0},
// CHECK-NEXT: };
// CHECK: "mixed", 0, mixed_class_fields, 1, 80, 0, CW_CLASS_PLAIN,
