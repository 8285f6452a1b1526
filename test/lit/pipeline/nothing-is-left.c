// Of updaters, those made at start too, and look-ups that are lowered without checks nothing is left in the object: no symbol, no name, no constructor.
// DEFINE: %{left} = llvm-nm %t.o | FileCheck %s --check-prefix=SYMBOLS --implicit-check-not='{{ [a-zA-Z] }}' && llvm-readelf -S -p .rodata -p .rodata.str1.1 -p .data -p .comment %t.o 2> %t.warnings | FileCheck %s --check-prefix=SECTIONS --implicit-check-not=init_array --implicit-check-not=hits --implicit-check-not=record
// RUN: %clang -O0 %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clang -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clang -O2 -g -fPIC %include -fpass-plugin=%plugin -c %s -o %t.o && %{left}
// RUN: %clang -O2 -g -fPIC -flto %include -fpass-plugin=%plugin -c %s -o %t.bc
// RUN: %clang -O2 -flto -fuse-ld=lld -r -nostdlib -Wl,--load-pass-plugin=%plugin %t.bc -o %t.o && %{left}
// RUN: %clang -O2 -g -fPIC -flto=thin %include -fpass-plugin=%plugin -c %s -o %t.bc
// RUN: %clang -O2 -flto=thin -fuse-ld=lld -r -nostdlib -Wl,--load-pass-plugin=%plugin %t.bc -o %t.o && %{left}
// With cleanup=off, or without the plugin, all of it is there.
// RUN: env CASTAWAY_OPTIONS=cleanup=off %clang -O0 %include -fpass-plugin=%plugin -c %s -o %t.o && llvm-nm %t.o | FileCheck %s --check-prefix=KEPT
// RUN: %clang -O2 %include -c %s -o %t.o && llvm-nm %t.o | FileCheck %s --check-prefixes=KEPT,PLAIN
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
static ptrdiff_t sum_offset;
/* Vouched for, so that its null check goes as well: castaway:once. */
__attribute__((annotate("castaway:once"))) static const cw_long_updater *made;
record thing;

__attribute__((constructor)) static void make(void) {
  cw_status status = cw_new_long_updater(&record_class, "sum", &made);
  if (status != CW_STATUS_OK)
    __builtin_trap();
}

__attribute__((constructor)) static void find(void) {
  sum_offset = cw_field_offset(&record_class, "sum");
}

// KEPT-DAG: record_fields
// PLAIN-DAG: hits_updater
// SYMBOLS-DAG: B thing
// SYMBOLS-DAG: T use
// SECTIONS: .comment
int64_t use(void) {
  const cw_int_updater *updater = &hits_updater;
  return cw_int_get(updater, &thing) + cw_long_get(made, &thing) +
         cw_offset_long_get(&thing, cw_field_offset(&record_class, "sum"));
}
