; Arguments that no word names are ignored.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [61 x i8] c"castaway:op load object=2 offset=3 returns=old order=relaxed\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @read(ptr, ptr, ptr, i64)

; CHECK-LABEL: define i32 @context(ptr %environment, ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 24
; CHECK-NEXT:   %old = load atomic i32, ptr %field monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @context(ptr %environment, ptr nonnull %object) {
  %r = call i32 @read(ptr %environment, ptr %environment, ptr %object, i64 24)
  ret i32 %r
}
