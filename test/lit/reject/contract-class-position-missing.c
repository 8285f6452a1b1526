// An updater operation that tells atomic fields by a bit but not where the bit is: an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load updater=0 holder=1 kind=1 returns=old order=seq_cst class.fields=0 "
                        "class.count=8 class.flags=12 class.plain=1 class.depth=16 class.display=24 class.levels=8 "
                        "field.stride=32 field.name=0 field.offset=16 field.size=20 field.kind=24 field.atomic=1 "
                        "field.private=2 field.value_class=8 object.class=0 updater.class=0 updater.value_class=8 "
                        "updater.name=16 updater.offset=24 updater.size=28 updater.kind=32")))
// CHECK: contract-class-position-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'field.flags' is missing
int helper(const void *updater, void *holder);

int use(void *object, void *other, int value) {
  return helper(other, object);
}
