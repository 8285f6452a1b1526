// The check of a program's code finds whatever would let LSE be used without a test, and copies that need help.
// RUN: %clang --target=aarch64-linux-gnu -fuse-ld=lld -nostdlib -static -Wl,--no-relax -x assembler-with-cpp %s -o %t && %check_lse --copies=2 --all-entered %t
// RUN: %clang --target=aarch64-linux-gnu -fuse-ld=lld -nostdlib -static -x assembler-with-cpp %s -o %t && %check_lse --copies=2 --all-entered %t
// RUN: %clang --target=aarch64-linux-gnu -nostdlib -static -x assembler-with-cpp %s -o %t && %check_lse --copies=2 --all-entered %t

// DEFINE: %{wrong} = -nostdlib -static -fuse-ld=lld %s -o %t
// RUN: %clang --target=aarch64-linux-gnu -DBARE=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: %clang --target=aarch64-linux-gnu -DUNTESTED=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=UNTESTED
// RUN: %clang --target=aarch64-linux-gnu -DINVERTED=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=INVERTED
// RUN: %clang --target=aarch64-linux-gnu -DOTHER_BYTE=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=OTHER_BYTE
// RUN: %clang --target=aarch64-linux-gnu -DJOINED=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=JOINED
// RUN: %clang --target=aarch64-linux-gnu -DCLOBBERED=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=CLOBBERED
// RUN: %clang --target=aarch64-linux-gnu -DHELPER=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=HELPER
// RUN: %clang --target=aarch64-linux-gnu -DEXCLUSIVE=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=EXCLUSIVE
// RUN: %clang --target=aarch64-linux-gnu -DPOINTER=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: %clang --target=aarch64-linux-gnu -DADDRESS=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: %clang --target=aarch64-linux-gnu -DMIDDLE=1 -x assembler-with-cpp %{wrong} && not %check_lse %t 2>&1 | FileCheck %s --check-prefix=MIDDLE
// RUN: %clang --target=aarch64-linux-gnu -DALONE=1 -x assembler-with-cpp %{wrong} && not %check_lse --all-entered %t 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: %clang --target=aarch64-linux-gnu -x assembler-with-cpp %{wrong} && not %check_lse --copies=3 %t 2>&1 | FileCheck %s --check-prefix=FEW

// BARE: wrong: {{.*}}: casal: an instruction of LSE without a test of the flag
// UNTESTED: wrong: {{.*}}: b: enters the copy f.lse without a test of the flag
// INVERTED: wrong: {{.*}}: b: enters the copy f.lse without a test of the flag
// OTHER_BYTE: wrong: {{.*}}: b: enters the copy f.lse without a test of the flag
// JOINED: wrong: {{.*}}: b: enters the copy f.lse without a test of the flag
// CLOBBERED: wrong: {{.*}}: b: enters the copy f.lse without a test of the flag
// HELPER: w.lse: {{.*}}: bl: a copy calls the helper __aarch64_ldadd4_acq_rel
// EXCLUSIVE: w.lse: {{.*}}: ldaxr: a copy has an exclusive access
// EXCLUSIVE: w.lse: {{.*}}: stlxr: a copy has an exclusive access
// POINTER: f.lse: a pointer to the copy is in the program's data
// ADDRESS: wrong: {{.*}}: add: takes the address of a copy
// MIDDLE: wrong: {{.*}}: b: enters the copy f.lse behind its start
// ALONE: w.lse: nothing enters the copy
// FEW: 2 copies, expected at least 3

.arch armv8.1-a
.macro function name
  .globl \name
  .type \name, %function
\name:
.endm

.data
.globl __aarch64_have_lse_atomics
.hidden __aarch64_have_lse_atomics
.type __aarch64_have_lse_atomics, %object
.size __aarch64_have_lse_atomics, 1
.balign 8
pointer:
#ifdef POINTER
  .quad f.lse
#else
  .quad f
#endif
__aarch64_have_lse_atomics:
  .byte 0
other_byte:
  .byte 0

.text
function _start
  bl f
  bl g
  brk #1

function __aarch64_ldadd4_acq_rel
  adrp x16, __aarch64_have_lse_atomics
  ldrb w16, [x16, :lo12:__aarch64_have_lse_atomics]
  cbz w16, 1f
  ldaddal w0, w0, [x1]
  ret
1:
  ret

function f
  adrp x8, __aarch64_have_lse_atomics
  ldrb w8, [x8, :lo12:__aarch64_have_lse_atomics]
  cbz w8, 1f
  b f.lse
1:
  bl __aarch64_ldadd4_acq_rel
  ret

// Without optimisation the test is far from the jump, and the byte is tested widened.
function g
  sub sp, sp, #16
  adrp x9, __aarch64_have_lse_atomics
  add x9, x9, :lo12:__aarch64_have_lse_atomics
  ldrb w8, [x9]
  uxtb w8, w8
  cbnz w8, 2f
  add sp, sp, #16
  ret
2:
  add sp, sp, #16
  b g.lse

f.lse:
  casal w0, w1, [x2]
  b.ne f.lse
  ret

g.lse:
  ldaddal w0, w1, [x2]
  bl f.lse
  ret

#if defined HELPER || defined EXCLUSIVE || defined ALONE
w.lse:
#ifdef HELPER
  bl __aarch64_ldadd4_acq_rel
#endif
#ifdef EXCLUSIVE
  ldaxr w0, [x1]
  stlxr w2, w0, [x1]
#endif
  ret
#endif

function wrong
#ifdef BARE
  casal w0, w1, [x2]
#endif
#ifdef UNTESTED
  b f.lse
#endif
#ifdef INVERTED
  adrp x8, __aarch64_have_lse_atomics
  ldrb w8, [x8, :lo12:__aarch64_have_lse_atomics]
  cbnz w8, 1f
  b f.lse
1:
#endif
#ifdef OTHER_BYTE
  adrp x8, other_byte
  ldrb w8, [x8, :lo12:other_byte]
  cbz w8, 1f
  b f.lse
1:
#endif
#ifdef JOINED
  cbz w0, 2f
  adrp x8, __aarch64_have_lse_atomics
  ldrb w8, [x8, :lo12:__aarch64_have_lse_atomics]
  cbz w8, 1f
2:
  b f.lse
1:
#endif
#ifdef CLOBBERED
  adrp x8, __aarch64_have_lse_atomics
  ldrb w8, [x8, :lo12:__aarch64_have_lse_atomics]
  orr w8, w8, #1
  cbz w8, 1f
  b f.lse
1:
#endif
#ifdef ADDRESS
  adrp x0, f.lse
  add x0, x0, :lo12:f.lse
#endif
#ifdef MIDDLE
  adrp x8, __aarch64_have_lse_atomics
  ldrb w8, [x8, :lo12:__aarch64_have_lse_atomics]
  cbz w8, 1f
  b f.lse+4
1:
#endif
  ret
