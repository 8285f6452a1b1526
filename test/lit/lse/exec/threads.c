// Several threads may use one word by LSE's instructions and by loops of exclusives.
// RUN: %lse_exec --copies=2 %s | FileCheck %s
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

enum { THREADS = 4, ROUNDS = 3000 };
static _Atomic long sum;
static _Atomic int most, turns;

__attribute__((noinline)) static void count(long by) {
  for (int i = 0; i < ROUNDS; i++) {
    atomic_fetch_add(&sum, by);
    atomic_fetch_sub_explicit(&turns, 1, memory_order_relaxed);
  }
}

__attribute__((noinline)) static void raise_to(int value) {
  int old = atomic_load(&most);
  while (old < value && !atomic_compare_exchange_weak(&most, &old, value)) {
  }
}

static void *run(void *argument) {
  long by = (long)argument;
  count(by);
  for (int i = 0; i < 100; i++)
    raise_to((int)by * 1000 + i);
  return 0;
}

// CHECK: 30000 -12000 4099
int main(void) {
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&threads[i], 0, run, (void *)(i + 1));
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], 0);
  printf("%ld %d %d\n", atomic_load(&sum), atomic_load(&turns), atomic_load(&most));
  return 0;
}
