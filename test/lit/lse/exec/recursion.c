// Recursion, also between functions and by pointers to them, stays among copies or goes back to the entry.
// RUN: %lse_exec --copies=4 %s | FileCheck %s
// RUN: env CASTAWAY_OPTIONS=lse=always %lse_exec --copies=4 --flag=-Oz %s | FileCheck %s
#include <stdatomic.h>
#include <stdio.h>

static _Atomic int steps, depth, most;
static int odd(int n);

__attribute__((noinline)) static int even(int n) {
  atomic_fetch_add(&steps, 1);
  atomic_fetch_add_explicit(&depth, 2, memory_order_relaxed);
  return n == 0 ? 1 : odd(n - 1);
}

__attribute__((noinline)) static int odd(int n) {
  atomic_fetch_add(&steps, 1);
  atomic_fetch_sub_explicit(&depth, 1, memory_order_release);
  return n == 0 ? 0 : even(n - 1);
}

__attribute__((noinline)) int fibonacci(int n) {
  atomic_fetch_add(&steps, 1);
  atomic_fetch_xor(&most, n);
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

typedef int function(int, void *);
__attribute__((noinline)) int through_pointer(int n, void *self) {
  atomic_fetch_add(&steps, 1);
  atomic_fetch_or(&most, 1 << n);
  function *call = (function *)self;
  return n ? call(n - 1, self) + 1 : 0;
}

// CHECK: 1 0 233 5 506 14 63
int main(void) {
  int a = even(8), b = odd(8);
  int c = fibonacci(13);
  atomic_store(&most, 0);
  int d = through_pointer(5, (void *)through_pointer);
  atomic_fetch_sub(&steps, 271);
  printf("%d %d %d %d %d %d %d\n", a, b, c, d, steps, depth + 5, most);
  return 0;
}
