; An operand behind a pointer is read once, of any alignment, before the operation.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.store = private constant [83 x i8] c"castaway:op store value=*2 returns=nothing order=release width=4 object=0 offset=1\00"
@contract.exchange = private constant [93 x i8] c"castaway:op exchange value=*2 old=*3 returns=nothing order=seq_cst width=8 object=0 offset=1\00"
@contract.add = private constant [69 x i8] c"castaway:op add value=*2 returns=new order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @store, ptr @contract.store, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @exchange, ptr @contract.exchange, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @add, ptr @contract.add, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare void @store(ptr, i64, ptr, i32)
declare void @exchange(ptr, i64, ptr, ptr)
declare i32 @add(ptr, i64, ptr)

; CHECK-LABEL: define void @use_store(ptr nonnull %object, ptr nonnull %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i32, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value1, ptr %field release, align 4
; CHECK-NEXT:   ret void
define void @use_store(ptr nonnull %object, ptr nonnull %value) {
entry:
  call void @store(ptr %object, i64 16, ptr %value, i32 0)
  ret void
}

; CHECK-LABEL: define void @use_exchange(ptr nonnull %object, ptr nonnull %value, ptr nonnull %old) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i64, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old2 = atomicrmw xchg ptr %field, i64 %value1 seq_cst, align 8
; CHECK-NEXT:   store i64 %old2, ptr %old, align 1
; CHECK-NEXT:   ret void
define void @use_exchange(ptr nonnull %object, ptr nonnull %value, ptr nonnull %old) {
entry:
  call void @exchange(ptr %object, i64 16, ptr %value, ptr %old)
  ret void
}

; CHECK-LABEL: define i32 @use_add(ptr nonnull %object, ptr nonnull %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i32, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value1 seq_cst, align 4
; CHECK-NEXT:   %new = add i32 %old, %value1
; CHECK-NEXT:   ret i32 %new
define i32 @use_add(ptr nonnull %object, ptr nonnull %value) {
entry:
  %r = call i32 @add(ptr %object, i64 16, ptr %value)
  ret i32 %r
}
