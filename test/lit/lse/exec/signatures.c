// Copies take and return what their functions do: on the stack, by pointer, in vectors; some never return.
// RUN: %lse_exec --copies=6 %s | FileCheck %s
// RUN: %lse_exec --copies=6 --flag=-mbranch-protection=standard --flag=-fstack-protector-all %s | FileCheck %s
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static _Atomic long word;
static jmp_buf back;
struct large { long member[9]; };
struct four { double a, b, c, d; };
typedef int v4 __attribute__((vector_size(16)));

__attribute__((noinline)) static struct large returns_large(long a, struct large by_value, long b) {
  atomic_fetch_add(&word, a);
  by_value.member[3] += atomic_fetch_add(&word, b);
  return by_value;
}

__attribute__((noinline)) static struct four returns_doubles(double a, int n, ...);

__attribute__((noinline)) static struct four four_doubles(struct four in, float f) {
  atomic_fetch_add(&word, 1);
  in.d = (double)atomic_fetch_sub(&word, 2) + f;
  return in;
}

__attribute__((noinline)) static long many(long a, long b, int c, long d, long e, long f, long g, char h, short i, int j,
                                           long k, __int128 l, double m, v4 n, struct large o, char p) {
  atomic_fetch_add(&word, a + b + c + d);
  return atomic_fetch_or(&word, 1) + e + f + g + h + i + j + k + (long)l + (long)m + n[2] + o.member[8] + p;
}

__attribute__((noinline, noreturn)) static void leaves(int value) {
  atomic_fetch_add(&word, 1);
  atomic_fetch_xor(&word, 1024);
  longjmp(back, value);
}

__attribute__((noinline)) static int calls_setjmp(_Atomic long *p) {
  volatile int local = (int)atomic_fetch_add(p, 5);
  int value = setjmp(back);
  if (value == 0)
    leaves(local + 3);
  return value + local + (int)atomic_fetch_sub(p, 5);
}

__attribute__((noinline)) static v4 vectors(v4 a, v4 b) {
  a[1] += (int)atomic_fetch_add(&word, 1);
  b[2] += (int)atomic_fetch_and(&word, ~1L);
  return a + b;
}

__attribute__((noinline)) static long sum(int n, ...) {
  va_list list;
  va_start(list, n);
  long s = atomic_fetch_add(&word, 1) + atomic_fetch_sub(&word, 1);
  while (n--)
    s += va_arg(list, long);
  va_end(list);
  return s;
}

// CHECK: 14 108
// CHECK: 1.5 16.5
// CHECK: 233
// CHECK: 1045
// CHECK: 10 1084 1048
// CHECK: 2067
int main(void) {
  struct large l = {{1, 2, 3, 4, 5, 6, 7, 8, 108}};
  atomic_store(&word, 7);
  struct large m = returns_large(3, l, 4);
  printf("%ld %ld\n", m.member[3], m.member[8]);
  struct four f = four_doubles((struct four){1.5, 2, 3, 4}, 1.5f);
  printf("%.1f %.1f\n", f.a, f.d);
  atomic_store(&word, 20);
  printf("%ld\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13.0, (v4){1, 2, 3, 4}, l, 11));
  atomic_store(&word, 4);
  printf("%d\n", calls_setjmp(&word));
  v4 v = vectors((v4){4, 5, 6, 7}, (v4){6, 50, 12, 9});
  printf("%d %d %d\n", v[0], v[1] , v[2] );
  printf("%ld\n", sum(3, 1L, 2L, 3L) + (atomic_load(&word) & 1 ? 1000 : 0));
  return 0;
}
