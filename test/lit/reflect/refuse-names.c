// Two variables of one name are an error, and so are two members of one name.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


struct CW_REFLECT node {
  CW_UPDATER_AS(same) CW_ATOMIC(int32_t) a;
  CW_UPDATER_AS(same) CW_ATOMIC(int32_t) b; // CHECK: :[[@LINE]]:42: error: two variables would be named 'same': name one of them in its mark
};

struct CW_REFLECT_AS(node_class) other { // CHECK: :[[@LINE]]:34: error: two variables would be named 'node_class'
  int x;
};
