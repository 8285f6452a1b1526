// A superclass that is not marked, or one too many, is an error.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct unmarked {
  cw_object object;
};

struct CW_REFLECT child { // CHECK: :[[@LINE]]:19: error: 'child' starts with 'unmarked', which is an object but is not marked: write CW_REFLECT there, too
  struct unmarked base;
};

struct CW_REFLECT c0 { cw_object object; };
struct CW_REFLECT c1 { struct c0 base; };
struct CW_REFLECT c2 { struct c1 base; };
struct CW_REFLECT c3 { struct c2 base; };
struct CW_REFLECT c4 { struct c3 base; };
struct CW_REFLECT c5 { struct c4 base; };
struct CW_REFLECT c6 { struct c5 base; };
struct CW_REFLECT c7 { struct c6 base; };
struct CW_REFLECT c8 { struct c7 base; }; // CHECK: :[[@LINE]]:19: error: 'c8' has 8 superclasses; there can be at most 7
