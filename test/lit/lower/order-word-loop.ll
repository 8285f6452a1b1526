; The loop of an update has valid orders: the first load and a failed exchange have the load part of the operation's.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s

@contract.release = private constant [84 x i8] c"castaway:op update function=2 context=3 returns=old order=release object=0 offset=1\00"
@contract.acq_rel = private constant [84 x i8] c"castaway:op update function=2 context=3 returns=old order=acq_rel object=0 offset=1\00"
@contract.consume = private constant [84 x i8] c"castaway:op update function=2 context=3 returns=old order=consume object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release, ptr @contract.release, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel, ptr @contract.acq_rel, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume, ptr @contract.consume, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i32 @op_release(ptr, i64, ptr, ptr)
declare i32 @op_acq_rel(ptr, i64, ptr, ptr)
declare i32 @op_consume(ptr, i64, ptr, ptr)

; CHECK-LABEL: define i32 @release(
; CHECK:         load atomic i32, ptr %field monotonic, align 4
; CHECK:         cmpxchg ptr %field, i32 %old1, i32 %new release monotonic, align 4
define i32 @release(ptr nonnull %object, ptr nonnull %function) {
entry:
  %r = call i32 @op_release(ptr %object, i64 16, ptr %function, ptr null)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acq_rel(
; CHECK:         load atomic i32, ptr %field acquire, align 4
; CHECK:         cmpxchg ptr %field, i32 %old1, i32 %new acq_rel acquire, align 4
define i32 @acq_rel(ptr nonnull %object, ptr nonnull %function) {
entry:
  %r = call i32 @op_acq_rel(ptr %object, i64 16, ptr %function, ptr null)
  ret i32 %r
}

; CHECK-LABEL: define i32 @consume(
; CHECK:         load atomic i32, ptr %field acquire, align 4
; CHECK:         cmpxchg ptr %field, i32 %old1, i32 %new acquire acquire, align 4
define i32 @consume(ptr nonnull %object, ptr nonnull %function) {
entry:
  %r = call i32 @op_consume(ptr %object, i64 16, ptr %function, ptr null)
  ret i32 %r
}
