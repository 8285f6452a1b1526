// A shared library has its own flag; what the program defines in place of the library's functions is called by them.
// RUN: %lse_exec --copies=2 --library=%S/Inputs/library.c %s | FileCheck %s
// RUN: %lse_exec --copies=3 --library=%S/Inputs/library.c --flag=-DREPLACE %s | FileCheck %s --check-prefix=REPLACED
#include <stdatomic.h>
#include <stdio.h>

extern _Atomic long library_word;
long library_add(long);

#ifdef REPLACE
__attribute__((noinline)) long library_step(long n) {
  atomic_fetch_add(&library_word, 10);
  atomic_fetch_add(&library_word, 20);
  return n + 1;
}
#endif

static int resolved;
__attribute__((noinline)) static int chosen(void) { return 7; }
__attribute__((used)) static int (*resolve(void))(void) {
  __atomic_fetch_add(&resolved, 1, __ATOMIC_SEQ_CST);
  __atomic_fetch_add(&resolved, 1, __ATOMIC_SEQ_CST);
  return chosen;
}
int indirect(void) __attribute__((ifunc("resolve")));

__attribute__((constructor(101), noinline)) static void early(void) {
  atomic_fetch_add(&library_word, 100);
  atomic_fetch_add(&library_word, 100);
}

// CHECK: 2439 1219 7 1
// REPLACED: 250 248 7 1
int main(void) {
  long a = library_add(8);
  int b = indirect();
  printf("%ld %ld %d %d\n", a - 8, atomic_load(&library_word), b, resolved > 0);
  return 0;
}
