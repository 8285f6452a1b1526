// A weak function may be replaced by another file's: everybody calls the one that is linked.
// RUN: rm -rf %t && split-file %s %t
// RUN: %lse_exec --copies=2 %t/main.c %t/strong.c | FileCheck %s
// RUN: %lse_exec --copies=2 %t/main.c --plain=%t/strong.c | FileCheck %s
// CHECK: strong 7 weak 12 3

//--- main.c
#include <stdatomic.h>
#include <stdio.h>

_Atomic int hits, others;
extern _Atomic int strong_hits;

__attribute__((weak, noinline)) const char *replaced(_Atomic int *p, int n) {
  atomic_fetch_add(p, 100 * n);
  atomic_fetch_add(&others, 100);
  return n > 1 ? replaced(p, n - 1) : "weak";
}

__attribute__((weak, noinline)) const char *kept(_Atomic int *p, int n) {
  atomic_fetch_add(p, 4);
  atomic_fetch_add(&others, 1);
  return n > 1 ? kept(p, n - 1) : "weak";
}

__attribute__((noinline)) static void both(void) {
  atomic_fetch_add(&hits, 1);
  const char *a = replaced(&hits, 3);
  atomic_fetch_sub(&hits, 1);
  printf("%s %d ", a, hits);
  atomic_store(&hits, 0);
  const char *b = kept(&hits, 3);
  printf("%s %d ", b, hits);
}

int main(void) {
  both();
  printf("%d\n", others);
  return 0;
}

//--- strong.c
#include <stdatomic.h>
const char *replaced(_Atomic int *p, int n) {
  for (int i = 0; i < 6; i++)
    atomic_fetch_add(p, 1);
  atomic_fetch_add(p, n - 2);
  return "strong";
}
