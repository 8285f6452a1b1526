// A member has the kind of its type's width and sign, whatever name C gives it.
// RUN: %describe

#include <castaway/reflect.h>


struct CW_REFLECT every {
  signed char a;
  unsigned char b;
  short c;
  unsigned short d;
  int e;
  unsigned f;
  long long g;
  unsigned long long h;
  size_t i;
  bool j;
  __int128 k;
  unsigned __int128 l;
  float m;
  double n;
  void *o;
  enum { RED, BLUE } p;
  enum { BELOW = -1, ABOVE } q;
};

// CHECK: every_class_fields[] = {
// CHECK-NEXT: {"a", 0, 0, 1, CW_KIND_BYTE, 0},
// CHECK-NEXT: {"b", 0, 1, 1, CW_KIND_UBYTE, 0},
// CHECK-NEXT: {"c", 0, 2, 2, CW_KIND_SHORT, 0},
// CHECK-NEXT: {"d", 0, 4, 2, CW_KIND_USHORT, 0},
// CHECK-NEXT: {"e", 0, 8, 4, CW_KIND_INT, 0},
// CHECK-NEXT: {"f", 0, 12, 4, CW_KIND_UINT, 0},
// CHECK-NEXT: {"g", 0, 16, 8, CW_KIND_LONG, 0},
// CHECK-NEXT: {"h", 0, 24, 8, CW_KIND_ULONG, 0},
// CHECK-NEXT: {"i", 0, 32, 8, CW_KIND_ULONG, 0},
// CHECK-NEXT: {"j", 0, 40, 1, CW_KIND_BOOL, 0},
// CHECK-NEXT: {"k", 0, 48, 16, CW_KIND_INT128, 0},
// CHECK-NEXT: {"l", 0, 64, 16, CW_KIND_UINT128, 0},
// CHECK-NEXT: {"m", 0, 80, 4, CW_KIND_FLOAT, 0},
// CHECK-NEXT: {"n", 0, 88, 8, CW_KIND_DOUBLE, 0},
// CHECK-NEXT: {"o", 0, 96, 8, CW_KIND_REF, 0},
// CHECK-NEXT: {"p", 0, 104, 4, CW_KIND_UINT, 0},
// CHECK-NEXT: {"q", 0, 108, 4, CW_KIND_INT, 0},
// CHECK-NEXT: };
