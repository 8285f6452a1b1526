// A class has its struct's tag or, without one, its typedef as name, and the variable that the mark names.
// RUN: %describe

#include <castaway/reflect.h>


typedef struct CW_REFLECT {
  int32_t a;
} untagged;

typedef struct CW_REFLECT tagged {
  int32_t b;
} another_name;

struct outside {
  struct CW_REFLECT_AS(descriptor_of_inside) inside {
    int32_t c;
  } member;
};

struct CW_REFLECT marked_before;
struct marked_before {
  int32_t d;
};

#define DEFINE(name)                                                                                                   \
  struct CW_REFLECT name {                                                                                             \
    int32_t of_##name;                                                                                                 \
  }
DEFINE(expanded);

// CHECK: CW_REFLECTED_MEMBER(untagged, a, 0, 4);
// CHECK: CW_REFLECTED_MEMBER(struct tagged, b, 0, 4);
// CHECK: static const cw_class untagged_class = {
// CHECK-NEXT: "untagged",
// CHECK: static const cw_class tagged_class = {
// CHECK-NEXT: "tagged",
// CHECK: static const cw_class descriptor_of_inside = {
// CHECK-NEXT: "inside",
// CHECK: static const cw_class marked_before_class = {
// CHECK-NEXT: "marked_before",
// CHECK: static const cw_class expanded_class = {
// CHECK-NEXT: "expanded",
