; Operands that the chosen operation does not have are neither read nor checked.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [311 x i8] c"castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 value=*3 expected=*4 desired=*3 failure=seq_cst signed old=*4 new=*5 width=arg6 returns=status done=0 undone=1 order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32, ptr, ptr, ptr, i32)

; CHECK-LABEL: define i32 @load(ptr nonnull %object, ptr nonnull %old) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old1 = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   store i32 %old1, ptr %old, align 1
; CHECK-NEXT:   ret i32 0
define i32 @load(ptr nonnull %object, ptr nonnull %old) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 0, ptr null, ptr %old, ptr null, i32 4)
  ret i32 %r
}

; CHECK-LABEL: define i32 @store(ptr nonnull %object, ptr nonnull %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i32, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value1, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret i32 0
define i32 @store(ptr nonnull %object, ptr nonnull %value) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 1, ptr %value, ptr null, ptr null, i32 4)
  ret i32 %r
}

; CHECK-LABEL: define i32 @add(ptr nonnull %object, ptr nonnull %value, ptr nonnull %new) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i16, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i16 %value1 seq_cst, align 2
; CHECK-NEXT:   %new2 = add i16 %old, %value1
; CHECK-NEXT:   store i16 %new2, ptr %new, align 1
; CHECK-NEXT:   ret i32 0
define i32 @add(ptr nonnull %object, ptr nonnull %value, ptr nonnull %new) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 4, ptr %value, ptr null, ptr %new, i32 2)
  ret i32 %r
}
