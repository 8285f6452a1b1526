; An order that the chosen operation cannot have is sure to fault.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation cannot have this memory order

@contract = private constant [103 x i8] c"castaway:op select code=2 code.add=0 code.store=1 value=3 returns=nothing order=arg4 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, i64, i32)

define void @use(ptr nonnull %object) {
entry:
  call void @op(ptr %object, i64 16, i32 1, i64 1, i32 2)
  ret void
}
