// A project's own helpers, which know nothing of castaway, are lowered by their contracts; the page on contracts shows it.
// RUN: %clang -O0 -fno-discard-value-names -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,COLD
// RUN: %clang -O2 -fno-discard-value-names -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
// RUN: %clang -O2 -fpass-plugin=%plugin %s -o %t.lowered && %t.lowered
// RUN: %clang -O2 %s -o %t.plain && %t.plain
// RUN: %python %S/Inputs/check_page.py %S/../../../docs/contracts.md %s %S/helper-shapes.c
#include <stddef.h>
#include <string.h>

typedef struct member {
  const char *name;
  unsigned offset, size, kind, flags;
} member;

typedef struct layout {
  const member *members;
  unsigned count;
} layout;

enum { MEMBER_INT = 1, MEMBER_ATOMIC = 1 };

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#define LAYOUT_WORDS                                                                                                   \
  "class.fields=$0 class.count=$1 field.stride=$2 field.name=$3 field.offset=$4 field.size=$5 field.kind=$6 "          \
  "field.flags=$7 field.atomic=$8"
#define LAYOUT_POSITIONS                                                                                               \
  offsetof(layout, members), offsetof(layout, count), sizeof(member), offsetof(member, name),                          \
      offsetof(member, offset), offsetof(member, size), offsetof(member, kind), offsetof(member, flags), MEMBER_ATOMIC

/* The offset of a member, or -1. */
CONTRACT("castaway:offset class=0 name=1 missing=-1 " LAYOUT_WORDS, LAYOUT_POSITIONS)
long member_offset(const layout *layout, const char *name);

/* Adds to the int at an offset of an object, and answers the sum; 0 if the object is null. */
CONTRACT("castaway:op add value=2 returns=new order=seq_cst object=0 offset=1")
int member_add(void *object, long offset, int delta);

typedef struct shelf {
  long rows;
  _Atomic int books;
} shelf;

static const member shelf_members[] = {{"books", offsetof(shelf, books), sizeof(int), MEMBER_INT, MEMBER_ATOMIC}};
static const layout shelf_layout = {shelf_members, 1};

// CHECK-LABEL: @add_books(
// CHECK: %field = getelementptr inbounds {{(nuw )?}}i8, ptr {{.*}}, i64 8
// CHECK: atomicrmw add ptr %field, i32 {{.*}} seq_cst, align 4
// COLD: call {{.*}}@member_add(ptr {{.*}}, i64 {{.*}}8, i32 {{.*}}){{.*}} [[MARK:#[0-9]+]]
// COLD: attributes [[MARK]] = { cold {{.*}}"castaway"="reflective"
int add_books(shelf *shelf, int count) {
  return member_add(shelf, member_offset(&shelf_layout, "books"), count);
}

/* ---- The helpers themselves ---- */

__attribute__((noinline)) long member_offset(const layout *layout, const char *name) {
  for (unsigned i = 0; i < layout->count; i++)
    if (strcmp(layout->members[i].name, name) == 0)
      return layout->members[i].offset;
  return -1;
}

__attribute__((noinline)) int member_add(void *object, long offset, int delta) {
  return object ? __atomic_add_fetch((int *)((char *)object + offset), delta, __ATOMIC_SEQ_CST) : 0;
}

int main(void) {
  shelf oak = {3, 10};
  if (add_books(&oak, 2) != 12 || oak.books != 12 || oak.rows != 3)
    return 1;
  return add_books(NULL, 2);
}
