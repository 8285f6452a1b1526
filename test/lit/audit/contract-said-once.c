// A malformed contract is reported once, though the audit looks at the module and at its copy.
// RUN: env CASTAWAY_OPTIONS=audit=on not %clang -O2 -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: contract-said-once.c:[[#@LINE + 2]]:{{.*}} error: {{.*}}unknown
// CHECK: 1 error generated
__attribute__((annotate("castaway:op unheard_of"))) int helper(int *object);

int use(int *object) {
  return helper(object);
}
