// What is said of copies for LSE and of outlined operations is the same with audit=on, and the object stays.
// RUN: %clang --target=aarch64-linux-gnu -O2 -g -c %s -o %t.plain.o
// RUN: %clang --target=aarch64-linux-gnu -O2 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -Rpass-analysis=castaway -c %s -o %t.copied.o 2> %t.copied
// RUN: env CASTAWAY_OPTIONS=audit=on %clang --target=aarch64-linux-gnu -O2 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -Rpass-analysis=castaway -c %s -o %t.audited.o 2> %t.audited
// RUN: diff %t.copied %t.audited && FileCheck %s < %t.audited
// RUN: cmp %t.plain.o %t.audited.o && not cmp %t.plain.o %t.copied.o

// CHECK: remark: add of 32 bits: inline in the copy for LSE
// CHECK: remark: two: a copy for LSE behind one test: 2 atomic operations
int two(int *p) {
  return __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST) + __atomic_fetch_or(p, 1, __ATOMIC_SEQ_CST);
}

// CHECK: remark: add of 32 bits: a call of __aarch64_ldadd4_acq_rel
// CHECK: remark: one: no copy for LSE: one atomic operation outside of loops
int one(int *p) {
  return __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST);
}
