#include <stdatomic.h>
_Atomic long library_word;
void (*library_hook)(void);

__attribute__((constructor(101))) static void before_everything(void) {
  atomic_fetch_add(&library_word, 5);
  atomic_fetch_add(&library_word, 6);
}

__attribute__((noinline)) long library_step(long n) {
  atomic_fetch_add(&library_word, 1000);
  return n + atomic_fetch_add(&library_word, 1);
}

long library_add(long n) {
  atomic_fetch_add(&library_word, n);
  long a = library_step(n);
  return a + atomic_fetch_sub(&library_word, 1);
}
