// Only a complete struct with a name can be described.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT never_defined; // CHECK: :[[@LINE]]:19: error: this struct is marked, but nothing read here defines it

struct CW_REFLECT { // CHECK: :[[@LINE]]:1: error: a struct without a name cannot be described
  int x;
} variable;

union CW_REFLECT choice { // CHECK: :[[@LINE]]:7: error: the mark 'reflect' cannot stand here: known are
  int x;
};

typedef struct late {
  int x;
} late CW_REFLECT; // CHECK: :[[@LINE]]:8: error: the mark 'reflect' cannot stand here: known are

enum CW_REFLECT colour { RED }; // CHECK: :[[@LINE]]:6: error: the mark 'reflect' cannot stand here: known are
