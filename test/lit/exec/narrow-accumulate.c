// A user's function gets narrow values extended as its ABI wants them, also where the helper returns nothing.
// RUN: %clang -O2 -DLIBRARY -c %s -o %t.library.o
// RUN: %clang -O2 %s %t.library.o -o %t.plain
// RUN: %clang -O2 -fpass-plugin=%plugin -Rpass=castaway %s %t.library.o -o %t.lowered 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: %t.plain | FileCheck %s
// RUN: %t.lowered | FileCheck %s

// REMARK: accumulate: lowered to seq_cst accumulate
// CHECK: -5, saw -5 and -7

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef int16_t combine(int16_t value, int16_t operand, void *context);

__attribute__((annotate("castaway:op accumulate operand=2 function=3 context=4 returns=nothing order=seq_cst object=0 "
                        "offset=1"))) void
accumulate(void *object, ptrdiff_t offset, int16_t operand, combine *function, void *context);

#ifdef LIBRARY
void accumulate(void *object, ptrdiff_t offset, int16_t operand, combine *function, void *context) {
  _Atomic(int16_t) *field = (void *)((char *)object + offset);
  int16_t old = *field;
  while (!__c11_atomic_compare_exchange_strong(field, &old, function(old, operand, context), 5, 5))
    continue;
}
#else
typedef struct thing {
  long before;
  _Atomic(int16_t) value;
} thing;

__attribute__((noinline)) static int16_t larger(int16_t value, int16_t operand, void *context) {
  int *seen = context;
  seen[0] = value;
  seen[1] = operand;
  return value > operand ? value : operand;
}
combine *volatile chosen = larger;

int main(void) {
  thing t = {0, -5};
  int seen[2] = {0, 0};
  combine *function = chosen;
  if (!function)
    return 1;
  accumulate(&t, offsetof(thing, value), -7, function, seen);
  printf("%d, saw %d and %d\n", t.value, seen[0], seen[1]);
  return 0;
}
#endif
