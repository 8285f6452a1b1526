; An operation's code is seen through a local variable that is set once.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [266 x i8] c"castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 value=3 expected=4 desired=3 failure=seq_cst unsigned returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i32, i64, i64)

; CHECK-LABEL: define i64 @use(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %local = alloca i32, align 4
; CHECK-NEXT:   store i32 4, ptr %local, align 4
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @use(ptr nonnull %object, i64 %value) {
entry:
  %local = alloca i32, align 4
  store i32 4, ptr %local, align 4
  %code = load i32, ptr %local, align 4
  %r = call i64 @op(ptr %object, i64 16, i32 %code, i64 %value, i64 0)
  ret i64 %r
}
