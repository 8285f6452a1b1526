// A bit-field that is asked for as an updater is an error at its place.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT flags {
  CW_UPDATER int bits : 3; // CHECK: refuse-bit-field.c:[[@LINE]]:18: error: no updater can be made of 'bits', which is a bit-field
  CW_PRIVATE int more : 3; // CHECK: refuse-bit-field.c:[[@LINE]]:18: error: no descriptor can hold 'more', which is a bit-field
};
