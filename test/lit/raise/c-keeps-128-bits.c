// A loop on 128 bits stays.
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the word has not 8, 16, 32 or 64 bits
// CHECK-LABEL: @add(
// CHECK: cmpxchg
void add(unsigned __int128 *word, unsigned __int128 n) {
  unsigned __int128 old = 0;
  do {
  } while (!__atomic_compare_exchange_n(word, &old, old + n, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
}
