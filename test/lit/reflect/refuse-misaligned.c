// A member that packing has misaligned, or whose struct may be, is an error where an updater of it is asked for.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


#pragma pack(push, 1)
struct CW_REFLECT tight {
  CW_UPDATER CW_ATOMIC(int32_t) first; // CHECK: :[[@LINE]]:33: error: no updater can be made of 'first', which is misaligned: its struct is aligned to 1 bytes and it needs 4
  char c;
  CW_UPDATER CW_ATOMIC(int32_t) x; // CHECK: :[[@LINE]]:33: error: no updater can be made of 'x', which is misaligned: its offset 5 is no multiple of its size 4
  CW_ATOMIC(int32_t) not_asked_for;
};
#pragma pack(pop)
