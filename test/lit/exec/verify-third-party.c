// A checked build ends at start, with both offsets, where a library's look-up answers otherwise than the client's table says.
// RUN: rm -rf %t && split-file %s %t
// RUN: %clang -O2 -fpack-struct=1 -I%t %t/library.c -c -o %t/packed.o
// RUN: %clang -O2 -I%t %t/library.c -c -o %t/same.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O0 -I%t -fpass-plugin=%plugin -c %t/client.c -o %t/client0.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -g -I%t -fpass-plugin=%plugin -c %t/client.c -o %t/client2.o
// RUN: env CASTAWAY_OPTIONS=verify=on %clang -O2 -fPIC -I%t -fpass-plugin=%plugin -c %t/client.c -o %t/client.pic.o
// RUN: %clang -O2 -I%t -fpass-plugin=%plugin -c %t/client.c -o %t/plain.o
// RUN: %clang %t/client0.o %t/same.o -o %t/a && %t/a | FileCheck %s --check-prefix=RUNS
// RUN: %clang %t/client2.o %t/same.o -o %t/a && %t/a | FileCheck %s --check-prefix=RUNS
// RUN: %clang %t/client0.o %t/packed.o -o %t/a && not --crash %t/a 2>&1 | FileCheck %s --implicit-check-not=total
// RUN: %clang %t/client2.o %t/packed.o -o %t/a && not --crash %t/a 2>&1 | FileCheck %s --implicit-check-not=total
// Unchecked, the program works on the wrong bytes.
// RUN: %clang %t/plain.o %t/packed.o -o %t/a && %t/a
// A shared library is checked when it is loaded, by whomever.
// RUN: %clang -shared %t/client.pic.o -o %t/libclient.so
// RUN: %clang -rdynamic %t/same.o %t/loader.c -o %t/a && %t/a %t/libclient.so | FileCheck %s --check-prefix=RUNS
// RUN: %clang -O2 -fPIC -fpack-struct=1 -I%t %t/library.c -c -o %t/packed.o
// RUN: %clang -rdynamic %t/packed.o %t/loader.c -o %t/a && not --crash %t/a %t/libclient.so 2>&1 | FileCheck %s --implicit-check-not=total

// CHECK: castaway: {{.*}}client.c was compiled with field 'books' of shelf_layout at offset 8, but member_offset answers 5
// RUNS: total 3

//--- library.h
#include <stddef.h>
typedef struct member { const char *name; unsigned offset; } member;
typedef struct layout { const member *members; unsigned count; } layout;
#define CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
CONTRACT("castaway:offset class=1 name=2 missing=-1 class.fields=$0 class.count=$1 field.stride=$2 field.name=$3 "
         "field.offset=$4", offsetof(layout, members), offsetof(layout, count), sizeof(member), offsetof(member, name),
         offsetof(member, offset))
long member_offset(void *context, const layout *layout, const char *name);
CONTRACT("castaway:op add value=3 returns=new order=seq_cst object=1 offset=2")
long member_add(void *context, void *object, long offset, long delta);
typedef struct shelf { char open; int rows; long books; } shelf;

//--- library.c
#include "library.h"
#include <string.h>
/* Ignores the client's table: this one is its own. */
long member_offset(void *context, const layout *layout, const char *name) {
  (void)context, (void)layout;
  return strcmp(name, "books") == 0 ? (long)offsetof(shelf, books) : -1;
}
long member_add(void *context, void *object, long offset, long delta) {
  (void)context;
  return object ? __atomic_add_fetch((long *)((char *)object + offset), delta, __ATOMIC_SEQ_CST) : -1;
}

//--- client.c
#include "library.h"
#include <stdio.h>
static const member shelf_members[] = {{"books", offsetof(shelf, books)}};
static const layout shelf_layout = {shelf_members, 1};
static shelf the_shelf;
int run(void *context) {
  long offset = member_offset(context, &shelf_layout, "books");
  long total = 0;
  for (int i = 0; i < 3; i++)
    total = member_add(context, &the_shelf, offset, 1);
  printf("total %ld\n", total);
  return 0;
}
int main(int argc, char **argv) {
  (void)argc;
  return run(argv);
}

//--- loader.c
#include <dlfcn.h>
int main(int argc, char **argv) {
  void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : 0;
  int (*run)(void *) = library ? (int (*)(void *))dlsym(library, "run") : 0;
  return run ? run(0) : 1;
}
