; A result whose place is a constant null is not stored.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [86 x i8] c"castaway:op add value=2 old=*3 new=*4 returns=nothing order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, ptr, ptr)

; CHECK-LABEL: define void @use(ptr nonnull %object, i32 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret void
define void @use(ptr nonnull %object, i32 %value) {
entry:
  call void @op(ptr %object, i64 16, i32 %value, ptr null, ptr null)
  ret void
}
