// The marks are annotations, which a header may also write without castaway/reflect.h.
// RUN: %describe

#include <castaway/class.h>

struct __attribute__((annotate("castaway:reflect class=raw"), annotate("somebody else's"))) node {
  __attribute__((annotate("castaway:updater"))) _Atomic(int32_t) state;
  __attribute__((annotate("also not ours"))) int32_t other;
};

// The checks in what is written need the header, which it includes after this one.
// CHECK: #include <castaway/reflect.h>
// CHECK: static const cw_class raw = {
// CHECK: node_state_updater = {{[{][{]}}&raw, 0, "state", 0, 4, CW_KIND_INT, 0{{[}][}]}};
