// On x86-64 raised loops are the instructions that the tables of the pass promise, and no cmpxchg.
// RUN: %assembly_for_x86 | FileCheck %s --implicit-check-not=cmpxchg

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define UPDATE(expression)                                                                                             \
  T old = atomic_load_explicit(word, memory_order_relaxed);                                                            \
  while (!atomic_compare_exchange_weak_explicit(word, &old, expression, memory_order_acq_rel, memory_order_relaxed))   \
    ;

#define T uint32_t
// CHECK-LABEL: add_result:
// CHECK: lock xaddl
T add_result(_Atomic T *word, T n) {
  UPDATE(old + n)
  return old;
}
// CHECK-LABEL: add_nothing:
// CHECK: lock addl
void add_nothing(_Atomic T *word, T n) {
  UPDATE(old + n)
}
// CHECK-LABEL: add_one:
// CHECK: lock incl
void add_one(_Atomic T *word) {
  UPDATE(old + 1)
}
// CHECK-LABEL: sub_result:
// CHECK: neg
// CHECK: lock xaddl
T sub_result(_Atomic T *word, T n) {
  UPDATE(old - n)
  return old;
}
// CHECK-LABEL: is_last:
// CHECK: lock decl
// CHECK-NEXT: sete
bool is_last(_Atomic T *word) {
  UPDATE(old - 1)
  return old == 1;
}
// CHECK-LABEL: exchange:
// CHECK: xchgl
T exchange(_Atomic T *word, T n) {
  UPDATE(n)
  return old;
}
// CHECK-LABEL: set_bits:
// CHECK: lock orl
void set_bits(_Atomic T *word, T n) {
  UPDATE(old | n)
}
// CHECK-LABEL: clear_bits:
// CHECK: notl
// CHECK: lock andl
void clear_bits(_Atomic T *word, T n) {
  UPDATE(old & ~n)
}
// CHECK-LABEL: toggle_bits:
// CHECK: lock xorl
void toggle_bits(_Atomic T *word, T n) {
  UPDATE(old ^ n)
}
// CHECK-LABEL: claim:
// CHECK: {{testb|andl}} $16
// CHECK: lock btsl $4
bool claim(_Atomic T *word) {
  T old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (old & 16)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | 16));
  return true;
}
// CHECK-LABEL: take:
// CHECK: {{testb|andl}} $16
// CHECK: lock btrl $4
bool take(_Atomic T *word) {
  T old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (!(old & 16))
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old & ~(T)16));
  return true;
}
#undef T

#define T uint64_t
// CHECK-LABEL: add_64:
// CHECK: lock xaddq
T add_64(_Atomic T *word, T n) {
  UPDATE(old + n)
  return old;
}
#undef T
#define T uint16_t
// CHECK-LABEL: add_16:
// CHECK: lock xaddw
T add_16(_Atomic T *word, T n) {
  UPDATE(old + n)
  return old;
}
#undef T
#define T uint8_t
// CHECK-LABEL: add_8:
// CHECK: lock xaddb
T add_8(_Atomic T *word, T n) {
  UPDATE(old + n)
  return old;
}
