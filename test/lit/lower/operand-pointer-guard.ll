; Where the pointer to an operand may be null, the helper is called for that case, and after the checks of the holder.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [69 x i8] c"castaway:op add value=*2 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, ptr)

; CHECK-LABEL: define i32 @use(ptr %object, ptr %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = icmp ne ptr %object, null
; CHECK-NEXT:   br i1 [[V0]], label %add.holder, label %add.reflective, !prof {{![0-9]+}}
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value1 seq_cst, align 4
; CHECK-NEXT:   br label %add.join
; CHECK:      add.reflective:
; CHECK-NEXT:   [[V1:%.+]] = call i32 @op(ptr %object, i64 16, ptr %value) {{#[0-9]+}}
; CHECK-NEXT:   br label %add.join
; CHECK:      add.holder:
; CHECK-NEXT:   [[V2:%.+]] = icmp ne ptr %value, null
; CHECK-NEXT:   br i1 [[V2]], label %add.value, label %add.reflective, !prof {{![0-9]+}}
; CHECK:      add.value:
; CHECK-NEXT:   %value1 = load i32, ptr %value, align 1
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %add.lowered ], [ [[V1]], %add.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use(ptr %object, ptr %value) {
entry:
  %r = call i32 @op(ptr %object, i64 16, ptr %value)
  ret i32 %r
}
