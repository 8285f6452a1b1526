// A member that is not atomic, or is const, is an error where an updater of it is asked for.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT node {
  CW_UPDATER int32_t simple;              // CHECK: :[[@LINE]]:22: error: no updater can be made of 'simple', which is not atomic: declare it CW_ATOMIC
  CW_UPDATER volatile int32_t unsteady;   // CHECK: :[[@LINE]]:31: error: no updater can be made of 'unsteady', which is only volatile, not atomic: declare it CW_ATOMIC
  CW_UPDATER const _Atomic(int32_t) fixed; // CHECK: :[[@LINE]]:37: error: no updater can be made of 'fixed', which is const
};
