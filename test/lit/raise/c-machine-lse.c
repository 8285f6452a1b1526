// On AArch64 with LSE raised loops are one instruction each, with the order in its name, and no exclusives or cas.
// RUN: %assembly_for_lse | FileCheck %s --implicit-check-not=ldxr --implicit-check-not=ldaxr --implicit-check-not="{{[[:space:]]}}cas"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define UPDATE(order, expression)                                                                                      \
  T old = atomic_load_explicit(word, memory_order_relaxed);                                                            \
  while (!atomic_compare_exchange_weak_explicit(word, &old, expression, memory_order_##order, memory_order_relaxed))   \
    ;

#define T uint32_t
// CHECK-LABEL: add:
// CHECK: ldaddal w
T add(_Atomic T *word, T n) {
  UPDATE(acq_rel, old + n)
  return old;
}
// CHECK-LABEL: sub:
// CHECK: ldaddal w
T sub(_Atomic T *word, T n) {
  UPDATE(acq_rel, old - n)
  return old;
}
// CHECK-LABEL: exchange:
// CHECK: swpal w
T exchange(_Atomic T *word, T n) {
  UPDATE(acq_rel, n)
  return old;
}
// CHECK-LABEL: set_bits:
// CHECK: ldsetal w
T set_bits(_Atomic T *word, T n) {
  UPDATE(acq_rel, old | n)
  return old;
}
// CHECK-LABEL: clear_bits:
// CHECK: ldclral w
T clear_bits(_Atomic T *word, T n) {
  UPDATE(acq_rel, old & ~n)
  return old;
}
// CHECK-LABEL: toggle_bits:
// CHECK: ldeoral w
T toggle_bits(_Atomic T *word, T n) {
  UPDATE(acq_rel, old ^ n)
  return old;
}
// CHECK-LABEL: umax:
// CHECK: ldumaxal w
T umax(_Atomic T *word, T n) {
  UPDATE(acq_rel, old > n ? old : n)
  return old;
}
// CHECK-LABEL: umin:
// CHECK: lduminal w
T umin(_Atomic T *word, T n) {
  UPDATE(acq_rel, old < n ? old : n)
  return old;
}
// CHECK-LABEL: add_relaxed:
// CHECK: ldadd w
T add_relaxed(_Atomic T *word, T n) {
  UPDATE(relaxed, old + n)
  return old;
}
// CHECK-LABEL: add_acquire:
// CHECK: ldadda w
T add_acquire(_Atomic T *word, T n) {
  UPDATE(acquire, old + n)
  return old;
}
// CHECK-LABEL: add_release:
// CHECK: ldaddl w
T add_release(_Atomic T *word, T n) {
  UPDATE(release, old + n)
  return old;
}
// CHECK-LABEL: add_seq_cst:
// CHECK: ldaddal w
T add_seq_cst(_Atomic T *word, T n) {
  UPDATE(seq_cst, old + n)
  return old;
}
#undef T
#define T int32_t
// CHECK-LABEL: smax:
// CHECK: ldsmaxal w
T smax(_Atomic T *word, T n) {
  UPDATE(acq_rel, old > n ? old : n)
  return old;
}
// CHECK-LABEL: smin:
// CHECK: ldsminal w
T smin(_Atomic T *word, T n) {
  UPDATE(acq_rel, old < n ? old : n)
  return old;
}
#undef T
#define T uint64_t
// CHECK-LABEL: add_64:
// CHECK: ldaddal x
T add_64(_Atomic T *word, T n) {
  UPDATE(acq_rel, old + n)
  return old;
}
#undef T
#define T uint16_t
// CHECK-LABEL: add_16:
// CHECK: ldaddalh w
T add_16(_Atomic T *word, T n) {
  UPDATE(acq_rel, old + n)
  return old;
}
#undef T
#define T uint8_t
// CHECK-LABEL: umax_8:
// CHECK: ldumaxalb w
T umax_8(_Atomic T *word, T n) {
  UPDATE(acq_rel, old > n ? old : n)
  return old;
}
#undef T
// CHECK-LABEL: claim:
// CHECK: tb{{n?}}z
// CHECK: ldsetal w
bool claim(_Atomic uint32_t *word) {
  uint32_t old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (old & 16)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | 16));
  return true;
}
