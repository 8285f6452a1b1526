// Offsets and members found once and kept in statics: by a constructor, on first use, behind a sentinel; and by number from
// a table.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/registry.c -o %t.registry.o
// RUN: %same_output --sites=5 --output=%t %s -- -I%S/Inputs %t.registry.o
// RUN: %clang -O2 -I%S/Inputs -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "registry.h"

#include <stdio.h>

typedef struct account {
  char name[8];
  int64_t balance;
  int64_t limit;
  int64_t visits;
} account;

static const member account_members[] = {
    {"balance", offsetof(account, balance), 8},
    {"limit", offsetof(account, limit), 8},
    {"visits", offsetof(account, visits), 8},
};
static const structure account_structure = {"account", account_members, 3};

/* Set before main. */
static const member *limit_member;

__attribute__((constructor)) static void find_members(void) {
  limit_member = member_find(&account_structure, "limit");
}

// CHECK-LABEL: @limit_of(
// CHECK: load atomic i64, ptr {{.*}} acquire, align 8
int64_t limit_of(account *a) {
  return read_member(limit_member, a);
}

/* Set on first use; -1 until then. */
static int balance_offset = -1;

// CHECK-LABEL: @pay_in(
// CHECK: atomicrmw add ptr {{.*}} seq_cst, align 8
int64_t pay_in(account *a, int64_t amount) {
  if (balance_offset < 0)
    balance_offset = member_offset(member_find(&account_structure, "balance"));
  return add_at(a, balance_offset, amount);
}

/* Set by a function that the program must call first. */
static int visits_offset = -1;

void accounts_start(void) {
  visits_offset = member_offset_at(account_members, 3, 2);
}

// CHECK-LABEL: @visit(
// CHECK: atomicrmw add ptr {{.*}} seq_cst, align 8
int64_t visit(account *a) {
  return add_at(a, visits_offset, 1);
}

// CHECK-LABEL: @visits(
// CHECK: load atomic i64, ptr {{.*}} acquire, align 8
int64_t visits(account *a) {
  return read_member(&account_members[2], a);
}

#define SHOW(expression) printf("%s = %lld\n", #expression, (long long)(expression))

int main(void) {
  account a = {"ann", 100, 250, 0};
  SHOW(limit_of(&a));
  SHOW(pay_in(&a, 5));
  SHOW(pay_in(&a, -30));
  SHOW(visit(&a)); /* too early: no such offset yet */
  SHOW(visits(&a));
  accounts_start();
  SHOW(visit(&a));
  SHOW(visit(&a));
  SHOW(visits(&a));
  SHOW(limit_of(NULL));
  SHOW(pay_in(NULL, 1));
  SHOW(visits(NULL));
  SHOW(a.balance);
  SHOW(a.limit);
  SHOW(a.visits);
  return 0;
}
