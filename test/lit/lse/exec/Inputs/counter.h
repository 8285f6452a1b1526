#include <stdio.h>

extern long cell;

// Inline in two files: the linker takes one, from a file that has its copy or from one that has not.
struct counter {
  long value;
  __attribute__((noinline)) long twice(long by) {
    __atomic_fetch_add(&value, by, __ATOMIC_SEQ_CST);
    return __atomic_fetch_sub(&value, 1, __ATOMIC_ACQ_REL);
  }
};

template <typename T> __attribute__((noinline)) T raise_twice(T *p, T v) {
  __atomic_fetch_or(p, v, __ATOMIC_SEQ_CST);
  return __atomic_fetch_xor(p, v << 1, __ATOMIC_RELAXED);
}

inline __attribute__((noinline)) long recursive(long *p, int depth) {
  __atomic_fetch_add(p, depth, __ATOMIC_SEQ_CST);
  long there = depth ? recursive(p, depth - 1) : 0;
  return there + __atomic_exchange_n(p, depth, __ATOMIC_SEQ_CST);
}

long other(counter *c);
