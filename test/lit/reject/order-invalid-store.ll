; A store cannot acquire: sure to fault, left in place and warned about.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}consume{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}acquire{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}acq_rel{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}above{{.*}} castaway: this call of op will fault: the operation cannot have this memory order

@contract = private constant [71 x i8] c"castaway:op store value=2 returns=nothing order=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, i32)

define void @consume(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 1)
  ret void
}

define void @acquire(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 2)
  ret void
}

define void @acq_rel(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 4)
  ret void
}

define void @above(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 6)
  ret void
}
