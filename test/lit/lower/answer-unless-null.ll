; A result is not stored where the place for it is null when the program runs.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [86 x i8] c"castaway:op add value=2 old=*3 new=*4 returns=nothing order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, ptr, ptr)

; CHECK-LABEL: define void @use(ptr nonnull %object, i32 %value, ptr %old, ptr %new) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old1 = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   %new2 = add i32 %old1, %value
; CHECK-NEXT:   [[V0:%.+]] = icmp ne ptr %old, null
; CHECK-NEXT:   br i1 [[V0]], label %add.old, label %add.next
; CHECK:      add.old:
; CHECK-NEXT:   store i32 %old1, ptr %old, align 1
; CHECK-NEXT:   br label %add.next
; CHECK:      add.next:
; CHECK-NEXT:   [[V1:%.+]] = icmp ne ptr %new, null
; CHECK-NEXT:   br i1 [[V1]], label %add.new, label %add.next3
; CHECK:      add.new:
; CHECK-NEXT:   store i32 %new2, ptr %new, align 1
; CHECK-NEXT:   br label %add.next3
; CHECK:      add.next3:
; CHECK-NEXT:   br label %add.join
; CHECK:      add.join:
; CHECK-NEXT:   ret void
define void @use(ptr nonnull %object, i32 %value, ptr %old, ptr %new) {
entry:
  call void @op(ptr %object, i64 16, i32 %value, ptr %old, ptr %new)
  ret void
}
