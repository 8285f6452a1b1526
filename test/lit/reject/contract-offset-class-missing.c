// A look-up that has neither `class` nor `table` is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset name=1 missing=-1 class.fields=0 class.count=8 class.flags=12 class.plain=1 "
                        "class.depth=16 class.display=24 class.levels=8 field.stride=32 field.name=0 field.offset=16 "
                        "field.size=20 field.kind=24 field.flags=28 field.atomic=1 field.private=2 field.value_class=8 "
                        "object.class=0")))
// CHECK: contract-offset-class-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either class=A or table=A is wanted
long helper(const void *class, const char *name);

long use(void *object, void *other, int value) {
  return helper(object, "state");
}
