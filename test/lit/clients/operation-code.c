// One helper for every operation: an operation code, a width, an operand and a result through pointers that may be null.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/shared_memory.c -o %t.shared_memory.o
// RUN: %same_output --sites=7 --output=%t %s -- -I%S/Inputs %t.shared_memory.o
// RUN: %clang -O2 -I%S/Inputs -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "shared_memory.h"

#include <stdio.h>

typedef struct segment {
  uint64_t head;
  uint32_t owner;
  uint8_t dirty;
  uint8_t clean;
} segment;

// CHECK-LABEL: @reserve(
// CHECK: atomicrmw add ptr {{.*}} seq_cst, align 8
uint64_t reserve(segment *s, uint64_t bytes, shm_result *status) {
  uint64_t before = 0;
  *status = shm_operate(SHM_ADD, s, offsetof(segment, head), &bytes, &before, sizeof before);
  return before;
}

// CHECK-LABEL: @mark_dirty(
// CHECK: atomicrmw or ptr {{.*}} seq_cst, align 1
shm_result mark_dirty(segment *s, uint8_t bits) {
  return shm_operate(SHM_OR, s, offsetof(segment, dirty), &bits, NULL, sizeof bits);
}

// CHECK-LABEL: @raise_head(
// CHECK: atomicrmw umax ptr {{.*}} seq_cst, align 8
shm_result raise_head(segment *s, uint64_t to) {
  return shm_operate(SHM_UMAX, s, offsetof(segment, head), &to, NULL, sizeof to);
}

// CHECK-LABEL: @owner_of(
// CHECK: load atomic i32, ptr {{.*}} seq_cst, align 4
uint32_t owner_of(segment *s) {
  uint32_t owner = 99;
  shm_operate(SHM_READ, s, offsetof(segment, owner), NULL, &owner, sizeof owner);
  return owner;
}

/* Where the result goes is the caller's business: it may be nowhere. */
shm_result swap_owner(segment *s, uint32_t owner, uint32_t *before) {
  return shm_operate(SHM_SWAP, s, offsetof(segment, owner), &owner, before, sizeof owner);
}

shm_result set_clean(segment *s, uint8_t clean) {
  return shm_operate(SHM_WRITE, s, offsetof(segment, clean), &clean, NULL, sizeof clean);
}

/* Nobody but the caller knows what this does. */
shm_result anything(segment *s, shm_op op, uint32_t operand) {
  return shm_operate(op, s, offsetof(segment, owner), &operand, NULL, sizeof operand);
}

// CHECK-LABEL: @claim(
// CHECK: cmpxchg ptr {{.*}} seq_cst seq_cst, align 4
shm_result claim(segment *s, uint32_t *owner, uint32_t me) {
  return shm_compare_swap(s, offsetof(segment, owner), owner, &me, sizeof me);
}

#define SHOW(expression) printf("%s = %lld\n", #expression, (long long)(expression))

int main(void) {
  segment s = {100, 7, 1, 2};
  shm_result status = SHM_OK;
  uint32_t owner = 0;
  SHOW(reserve(&s, 24, &status));
  SHOW(status);
  SHOW(mark_dirty(&s, 0x82));
  SHOW(raise_head(&s, 1000));
  SHOW(raise_head(&s, 10));
  SHOW(owner_of(&s));
  SHOW(owner_of(NULL));
  SHOW(swap_owner(&s, 8, &owner));
  SHOW(owner);
  SHOW(swap_owner(&s, 9, NULL));
  SHOW(swap_owner(NULL, 1, &owner));
  SHOW(owner);
  SHOW(set_clean(&s, 6));
  SHOW(set_clean(NULL, 6));
  SHOW(claim(&s, &owner, 40));
  SHOW(owner);
  SHOW(claim(&s, &owner, 40));
  SHOW(owner);
  SHOW(anything(&s, SHM_ADD, 2));
  SHOW(anything(&s, (shm_op)77, 2));
  SHOW(reserve(NULL, 24, &status));
  SHOW(status);
  SHOW(s.head);
  SHOW(s.owner);
  SHOW(s.dirty);
  SHOW(s.clean);
  return 0;
}
