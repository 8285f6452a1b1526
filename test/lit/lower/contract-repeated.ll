; A contract that several declarations repeat counts once.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [61 x i8] c"castaway:op load object=0 offset=1 returns=old order=relaxed\00"
@same = private constant [61 x i8] c"castaway:op load offset=1 object=0 order=relaxed returns=old\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @same, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i32 @read(ptr, i64)

; CHECK-LABEL: define i32 @use(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 24
; CHECK-NEXT:   %old = load atomic i32, ptr %field monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 24)
  ret i32 %r
}
