// Properties looked up by type and name behind a context argument; not found is 0, or the end of the program.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/scripting.c -o %t.scripting.o
// RUN: %same_output --sites=5 --output=%t %s -- -I%S/Inputs %t.scripting.o
// RUN: %clang -O2 -I%S/Inputs -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "scripting.h"

#include <stdio.h>

typedef struct window {
  uint32_t id;
  uint16_t flags;
  uint16_t level;
} window;

static const native_type window_type = {
    "window", {{"flags", offsetof(window, flags)}, {"level", offsetof(window, level)}, {0, 0}}};

// CHECK-LABEL: @raise_level(
// CHECK: atomicrmw xchg ptr {{.*}} acq_rel, align 2
uint16_t raise_level(engine *e, window *w, uint16_t level) {
  return property_swap(w, require_property(e, &window_type, "level"), level);
}

// CHECK-LABEL: @clear_flags(
// CHECK: atomicrmw xchg ptr {{.*}} acq_rel, align 2
uint16_t clear_flags(engine *e, window *w) {
  return property_swap(w, property_offset(e, &window_type, "flags"), 0);
}

// CHECK-LABEL: @mark(
// CHECK: atomicrmw or ptr {{.*}} acq_rel, align 2
uint16_t mark(engine *e, window *w, uint16_t bits) {
  return property_set_bits(e, w, &window_type, "flags", bits);
}

// CHECK-LABEL: @mark_missing(
// CHECK: call {{.*}} @property_set_bits(
uint16_t mark_missing(engine *e, window *w) {
  return property_set_bits(e, w, &window_type, "colour", 1);
}

#define SHOW(expression) printf("%s = %lld\n", #expression, (long long)(expression))

int main(void) {
  window w = {1, 2, 3};
  SHOW(raise_level(0, &w, 9));
  SHOW(mark(0, &w, 0x8004));
  SHOW(mark_missing(0, &w));
  SHOW(raise_level(0, 0, 9));
  SHOW(mark(0, 0, 4));
  SHOW(clear_flags(0, 0));
  SHOW(clear_flags(0, &w));
  SHOW(w.id);
  SHOW(w.flags);
  SHOW(w.level);
  SHOW(property_swap(&w, require_property(0, &window_type, "colour"), 1));
  return 1; /* the last call does not return */
}
