// A thread that ends in the middle of a copy runs the clean-ups of all its frames.
// RUN: %lse_exec --copies=1 --flag=-fexceptions %s | FileCheck %s
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static _Atomic int word, cleaned;

static void clean(int *value) {
  atomic_fetch_add(&cleaned, *value);
}

__attribute__((noinline)) static int ends(int n) {
  __attribute__((cleanup(clean))) int value = n;
  atomic_fetch_add(&word, n);
  if (n == 0)
    pthread_exit(0);
  int there = ends(n - 1);
  atomic_fetch_sub(&word, n);
  return there + value;
}

static void *run(void *argument) {
  ends(5);
  return argument;
}

// CHECK: 15 15
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, run, 0);
  pthread_join(thread, 0);
  printf("%d %d\n", word, cleaned);
  return 0;
}
