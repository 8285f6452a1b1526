// What clang says of a header that does not parse is handed on, and nothing is written.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT node {
  unknown_type state; // CHECK: refuse-what-does-not-parse.c:[[@LINE]]:3: error: unknown type name 'unknown_type'
};
#include "no-such-file.h" // CHECK: refuse-what-does-not-parse.c:[[@LINE]]:10: fatal error: 'no-such-file.h' file not found
