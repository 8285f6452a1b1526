; A helper may take its arguments in any order.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [114 x i8] c"castaway:op compare_exchange expected=0 desired=1 object=3 offset=2 returns=success order=acq_rel failure=acquire\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @swap, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @swap(i32, i32, i64, ptr)

; CHECK-LABEL: define i1 @swapped(ptr nonnull %object, i32 %old, i32 %new) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 24
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %old, i32 %new acq_rel acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @swapped(ptr nonnull %object, i32 %old, i32 %new) {
  %r = call i1 @swap(i32 %old, i32 %new, i64 24, ptr %object)
  ret i1 %r
}
