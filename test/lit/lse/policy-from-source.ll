; The source may say the policy.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

@options = internal constant i32 0, section "llvm.metadata"
@text = private unnamed_addr constant [27 x i8] c"castaway:options lse=never\00", section "llvm.metadata"
@file = private unnamed_addr constant [4 x i8] c"f.c\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @options, ptr @text, ptr @file, i32 1, ptr null }], section "llvm.metadata"

define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
