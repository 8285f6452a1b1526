// Flexible array members, arrays, structs and whatever else no updater is for are errors where one is asked for.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct inner {
  int x;
};

struct CW_REFLECT mixed {
  CW_UPDATER int array[4];           // CHECK: :[[@LINE]]:18: error: no updater can be made of 'array', which is an array
  CW_UPDATER _Atomic(struct inner) s; // CHECK: :[[@LINE]]:36: error: no updater can be made of 's', which is a struct
  CW_UPDATER union {
    int y;
  } u;                                // CHECK: :[[@LINE]]:5: error: no updater can be made of 'u', which is a union
  CW_UPDATER void (*f)(void);        // CHECK: :[[@LINE]]:21: error: no updater can be made of 'f', which is a pointer to a function
  CW_UPDATER _Atomic(long double) d; // CHECK: :[[@LINE]]:35: error: no updater can be made of 'd', which is of a floating-point type that updaters do not know
  CW_UPDATER char tail[];            // CHECK: :[[@LINE]]:19: error: no updater can be made of 'tail', which is a flexible array member
};
