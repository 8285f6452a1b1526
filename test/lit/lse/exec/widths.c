// Every operation of every width gives the same in a copy, in its fallback and without either.
// RUN: %lse_exec --copies=5 %s | FileCheck %s
// RUN: env CASTAWAY_OPTIONS=lse=always %lse_exec --copies=5 --flag=-mno-outline-atomics %s | FileCheck %s
#include <stdio.h>

#define WIDTH(name, type)                                                                                              \
  static type name##_word = (type)-3;                                                                                  \
  __attribute__((noinline)) void name(type v) {                                                                        \
    type *p = &name##_word, e = v, got;                                                                                \
    unsigned long sum = 0;                                                                                             \
    for (int i = 0; i < 3; i++) {                                                                                      \
      sum = sum * 31 + (unsigned long)__atomic_fetch_add(p, v, __ATOMIC_SEQ_CST);                                      \
      sum = sum * 31 + (unsigned long)__atomic_fetch_sub(p, (type)3, __ATOMIC_RELAXED);                                \
      sum = sum * 31 + (unsigned long)__atomic_fetch_and(p, (type)~v, __ATOMIC_ACQUIRE);                               \
      sum = sum * 31 + (unsigned long)__atomic_fetch_or(p, (type)0x45, __ATOMIC_RELEASE);                              \
      sum = sum * 31 + (unsigned long)__atomic_fetch_xor(p, (type)0x33, __ATOMIC_ACQ_REL);                             \
      sum = sum * 31 + (unsigned long)__atomic_fetch_nand(p, (type)0x71, __ATOMIC_SEQ_CST);                            \
      sum = sum * 31 + (unsigned long)__atomic_exchange_n(p, (type)(v + i), __ATOMIC_SEQ_CST);                         \
      got = e;                                                                                                         \
      sum = sum * 31 + __atomic_compare_exchange_n(p, &got, (type)9, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);           \
      sum = sum * 31 + (unsigned long)got;                                                                             \
      got = (type)1;                                                                                                   \
      sum = sum * 31 + __atomic_compare_exchange_n(p, &got, (type)2, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);           \
      sum = sum * 31 + (unsigned long)got + (unsigned long)__atomic_load_n(p, __ATOMIC_SEQ_CST);                       \
      __atomic_store_n(p, (type)(got + 1), __ATOMIC_RELEASE);                                                          \
    }                                                                                                                  \
    printf(#name " %lx %lx\n", sum, (unsigned long)*p);                                                                \
  }

#define BOUNDS(name, type)                                                                                             \
  __attribute__((noinline)) void bounds_##name(type v) {                                                               \
    type *p = &name##_word;                                                                                            \
    unsigned long a = (unsigned long)__atomic_fetch_min(p, v, __ATOMIC_SEQ_CST);                                       \
    unsigned long b = (unsigned long)__atomic_fetch_max(p, (type)(v + 5), __ATOMIC_RELAXED);                           \
    printf("bounds " #name " %lx %lx %lx\n", a, b, (unsigned long)*p);                                                 \
  }

WIDTH(u8, unsigned char)
WIDTH(i16, short)
WIDTH(u32, unsigned)
WIDTH(i64, long)
WIDTH(u128, unsigned __int128)
BOUNDS(u8, unsigned char)
BOUNDS(i16, short)
BOUNDS(u32, unsigned)
BOUNDS(i64, long)

// CHECK: u8
// CHECK: bounds i64
int main(void) {
  u8(9), i16(9), u32(9), i64(9), u128(9);
  bounds_u8(200), bounds_i16(-7), bounds_u32(~2u), bounds_i64(-1);
  return 0;
}
