// A mark on a member of a struct that is not described is an error, since it would be lost.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct unmarked {
  CW_UPDATER CW_ATOMIC(int32_t) state; // CHECK: :[[@LINE]]:33: error: this member is marked, but its struct is not: write CW_REFLECT there
};

struct CW_REFLECT outer {
  struct {
    CW_PRIVATE int a; // CHECK: :[[@LINE]]:20: error: this member is marked, but its struct is not
  } named;
  struct {
    CW_PRIVATE int b;
  };
};
