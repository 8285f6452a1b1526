// castaway-print says what is recognised in a module (contracts, marks, sites with their verdicts) and changes nothing.
// RUN: %clang -O0 -g -Xclang -disable-O0-optnone -S -emit-llvm %s -o %t.ll
// RUN: %opt -passes=castaway-print -S %t.ll -o %t.after.ll 2> %t.txt
// RUN: FileCheck %s --match-full-lines < %t.txt
// RUN: %opt -passes=verify -S %t.ll -o %t.before.ll && diff %t.before.ll %t.after.ll
// RUN: not %opt -passes='castaway-print<lower=off>' %t.ll -disable-output 2>&1 | FileCheck %s --check-prefix=OPTIONS
// OPTIONS: unknown pass name 'castaway-print<lower=off>'

#include <stddef.h>
#include <stdint.h>

#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))

typedef struct row {
  const char *name;
  uint64_t offset;
} row;

CONTRACT("castaway:offset table=0 name=1 missing=fault field.stride=$0 field.name=$1 field.offset=$2:8", sizeof(row),
         offsetof(row, name), offsetof(row, offset))
long offset_of(const row *rows, const char *name);
CONTRACT("castaway:op compare_exchange weak object=0 offset=1 expected=*2 desired=3 order=arg4 failure=relaxed "
         "returns=success")
int swap_at(void *object, long offset, int *expected, int desired, int order);

typedef struct shelf {
  long rows;
  int books;
} shelf;

static const row shelf_rows[] = {{"rows", offsetof(shelf, rows)}, {"books", offsetof(shelf, books)}, {0, 0}};
CONTRACT("castaway:once") static long books_offset;

CONTRACT("castaway:required") int claim(shelf *s, int *expected) {
  return swap_at(s, books_offset, expected, 1, 5);
}

int other(shelf *s, long offset, int *expected) {
  books_offset = offset_of(shelf_rows, "books");
  return swap_at(s, offset, expected, 1, 5);
}

// CHECK:      contracts:
// CHECK-NEXT:   @swap_at: op compare_exchange object=0 offset=1 expected=*2 desired=3 order=arg4 failure=relaxed returns=success weak
// CHECK-NEXT:   @offset_of: offset table=0 name=1 missing=fault field.stride=16 field.name=0 field.offset=8:8
// CHECK-NEXT: marks:
// CHECK-NEXT:   @books_offset: once
// CHECK-NEXT:   @claim: required
// CHECK-NEXT: sites:
// CHECK-NEXT:   {{.*}}print.c:35:10 in @claim: swap_at: guarded: seq_cst compare_exchange on field 'books' at offset 8; checks kept: holder pointer
// CHECK-NEXT:   {{.*}}print.c:39:18 in @other: offset_of: lowered to a constant: field 'books' at offset 8
// CHECK-NEXT:   {{.*}}print.c:40:10 in @other: swap_at: missed (OFFSET_UNKNOWN): {{.*}}
