// A loop around an exchange in a wrapper is spoken of where the loop stands, and each of several loops is.
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
static inline int exchange(int *word, int *old, int new) {
  return __atomic_compare_exchange_n(word, old, new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

void add(int *word, int x) {
  int old = *word;
  // CHECK: remark-in-wrapper.c:[[#@LINE + 1]]:{{.*}}: remark: retry loop: raised to seq_cst add of 32 bits
  while (!exchange(word, &old, old + x))
    ;
}

void set(int *word, int x) {
  int old = *word;
  // CHECK: remark-in-wrapper.c:[[#@LINE + 1]]:{{.*}}: remark: retry loop: raised to seq_cst or of 32 bits
  while (!exchange(word, &old, old | x))
    ;
}

void multiply(int *word, int x) {
  int old = *word;
  // CHECK: remark-in-wrapper.c:[[#@LINE + 1]]:{{.*}}: remark: retry loop: no atomic instruction computes the new value
  while (!exchange(word, &old, old * x))
    ;
}
