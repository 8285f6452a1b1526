; A load and a compare_exchange store what they found where the call asks for it.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.load = private constant [86 x i8] c"castaway:op load old=*2 returns=status done=0 order=acquire width=4 object=0 offset=1\00"
@contract.compare = private constant [121 x i8] c"castaway:op compare_exchange expected=2 desired=3 old=*4 returns=nothing order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @load, ptr @contract.load, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @compare, ptr @contract.compare, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i32 @load(ptr, i64, ptr)
declare void @compare(ptr, i64, i64, i64, ptr)

; CHECK-LABEL: define i32 @use_load(ptr nonnull %object, ptr nonnull %old) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old1 = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   store i32 %old1, ptr %old, align 1
; CHECK-NEXT:   ret i32 0
define i32 @use_load(ptr nonnull %object, ptr nonnull %old) {
entry:
  %r = call i32 @load(ptr %object, i64 16, ptr %old)
  ret i32 %r
}

; CHECK-LABEL: define void @use_compare(ptr nonnull %object, i64 %expected, i64 %desired, ptr nonnull %old) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i64 %expected, i64 %desired seq_cst seq_cst, align 8
; CHECK-NEXT:   %found = extractvalue { i64, i1 } [[V0]], 0
; CHECK-NEXT:   store i64 %found, ptr %old, align 1
; CHECK-NEXT:   ret void
define void @use_compare(ptr nonnull %object, i64 %expected, i64 %desired, ptr nonnull %old) {
entry:
  call void @compare(ptr %object, i64 16, i64 %expected, i64 %desired, ptr %old)
  ret void
}
