// An updater has the type of its member's kind, and the headers of just those kinds are included.
// RUN: %describe

#include <castaway/reflect.h>

struct CW_REFLECT every {
  CW_UPDATER CW_ATOMIC(int8_t) a_byte;
  CW_UPDATER CW_ATOMIC(uint8_t) a_ubyte;
  CW_UPDATER CW_ATOMIC(int16_t) a_short;
  CW_UPDATER CW_ATOMIC(uint16_t) a_ushort;
  CW_UPDATER CW_ATOMIC(int32_t) a_int;
  CW_UPDATER CW_ATOMIC(uint32_t) a_uint;
  CW_UPDATER CW_ATOMIC(int64_t) a_long;
  CW_UPDATER CW_ATOMIC(uint64_t) a_ulong;
  CW_UPDATER CW_ATOMIC(bool) a_bool;
  CW_UPDATER CW_ATOMIC(cw_int128) a_int128;
  CW_UPDATER CW_ATOMIC(cw_uint128) a_uint128;
  CW_UPDATER CW_ATOMIC(float) a_float;
  CW_UPDATER CW_ATOMIC(double) a_double;
  CW_UPDATER CW_ATOMIC(void *) a_ref;
};

// CHECK: #include <castaway/int_field.h>
// CHECK-NEXT: #include <castaway/long_field.h>
// CHECK-NEXT: #include <castaway/ref_field.h>
// CHECK-NEXT: #include <castaway/byte_field.h>
// CHECK-NEXT: #include <castaway/short_field.h>
// CHECK-NEXT: #include <castaway/ubyte_field.h>
// CHECK-NEXT: #include <castaway/ushort_field.h>
// CHECK-NEXT: #include <castaway/uint_field.h>
// CHECK-NEXT: #include <castaway/ulong_field.h>
// CHECK-NEXT: #include <castaway/bool_field.h>
// CHECK-NEXT: #include <castaway/int128_field.h>
// CHECK-NEXT: #include <castaway/uint128_field.h>
// CHECK-NEXT: #include <castaway/float_field.h>
// CHECK-NEXT: #include <castaway/double_field.h>
// CHECK: static const cw_byte_updater every_a_byte_updater = {{[{][{]}}&every_class, 0, "a_byte", 0, 1, CW_KIND_BYTE, 0{{[}][}]}};
// CHECK-NEXT: static const cw_ubyte_updater every_a_ubyte_updater = {{[{][{]}}&every_class, 0, "a_ubyte", 1, 1, CW_KIND_UBYTE, 0{{[}][}]}};
// CHECK-NEXT: static const cw_short_updater every_a_short_updater = {{[{][{]}}&every_class, 0, "a_short", 2, 2, CW_KIND_SHORT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_ushort_updater every_a_ushort_updater = {{[{][{]}}&every_class, 0, "a_ushort", 4, 2, CW_KIND_USHORT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_int_updater every_a_int_updater = {{[{][{]}}&every_class, 0, "a_int", 8, 4, CW_KIND_INT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_uint_updater every_a_uint_updater = {{[{][{]}}&every_class, 0, "a_uint", 12, 4, CW_KIND_UINT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_long_updater every_a_long_updater = {{[{][{]}}&every_class, 0, "a_long", 16, 8, CW_KIND_LONG, 0{{[}][}]}};
// CHECK-NEXT: static const cw_ulong_updater every_a_ulong_updater = {{[{][{]}}&every_class, 0, "a_ulong", 24, 8, CW_KIND_ULONG, 0{{[}][}]}};
// CHECK-NEXT: static const cw_bool_updater every_a_bool_updater = {{[{][{]}}&every_class, 0, "a_bool", 32, 1, CW_KIND_BOOL, 0{{[}][}]}};
// CHECK-NEXT: static const cw_int128_updater every_a_int128_updater = {{[{][{]}}&every_class, 0, "a_int128", 48, 16, CW_KIND_INT128, 0{{[}][}]}};
// CHECK-NEXT: static const cw_uint128_updater every_a_uint128_updater = {{[{][{]}}&every_class, 0, "a_uint128", 64, 16, CW_KIND_UINT128, 0{{[}][}]}};
// CHECK-NEXT: static const cw_float_updater every_a_float_updater = {{[{][{]}}&every_class, 0, "a_float", 80, 4, CW_KIND_FLOAT, 0{{[}][}]}};
// CHECK-NEXT: static const cw_double_updater every_a_double_updater = {{[{][{]}}&every_class, 0, "a_double", 88, 8, CW_KIND_DOUBLE, 0{{[}][}]}};
// CHECK-NEXT: static const cw_ref_updater every_a_ref_updater = {{[{][{]}}&every_class, 0, "a_ref", 96, 8, CW_KIND_REF, 0{{[}][}]}};
