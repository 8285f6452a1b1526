// On 32-bit targets that have the instructions, 64 bits are accessed by them: nothing is a call of a library.
// RUN: %clang -O2 --target=i686-linux-gnu -ffreestanding -S -fpass-plugin=%plugin %s -o %t.i686.s
// RUN: FileCheck %s --check-prefix=X86 --implicit-check-not=__atomic --implicit-check-not=__sync < %t.i686.s
// RUN: %clang -O2 --target=armv7-linux-gnueabihf -ffreestanding -S -fpass-plugin=%plugin %s -o %t.armv7.s
// RUN: FileCheck %s --check-prefix=ARM --implicit-check-not=__atomic --implicit-check-not=__sync < %t.armv7.s
// RUN: %clang -O2 --target=i386-linux-gnu -march=i486 -ffreestanding -S -fpass-plugin=%plugin -Rpass-missed=castaway %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

#define CONTRACT(text) __attribute__((annotate("castaway:op " text " object=0 offset=1")))
CONTRACT("add value=2 returns=old order=seq_cst") long long add(void *object, int offset, long long value);
CONTRACT("load returns=old order=acquire") long long load(void *object, int offset);

// X86-LABEL: add_one:
// X86: lock {{.*}}cmpxchg8b
// X86-LABEL: get:
// X86: {{fild|movq|movlps}}
// ARM-LABEL: add_one:
// ARM: ldrexd
// ARM: strexd
// ARM-LABEL: get:
// ARM: ldrexd
// NONE: remark: add: the target has no atomic instruction of this width
// NONE: remark: load: the target has no atomic instruction of this width
__attribute__((nonnull)) long long add_one(void *object) {
  return add(object, 8, 1);
}
__attribute__((nonnull)) long long get(void *object) {
  return load(object, 8);
}
