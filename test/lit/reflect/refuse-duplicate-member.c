// clang refuses members that anonymous structs name again, in its own words.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT node {
  int32_t twice;
  union {
    float twice; // CHECK: refuse-duplicate-member.c:[[@LINE]]:11: error: member of anonymous union redeclares 'twice'
  };
};
