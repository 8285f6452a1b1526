; A record of four members, as older compilers write it, is read without constants.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [61 x i8] c"castaway:op load object=0 offset=1 returns=old order=seq_cst\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @read, ptr @contract, ptr @file, i32 1 }], section "llvm.metadata"

declare i32 @read(ptr, i64)

; CHECK-LABEL: define i32 @use(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 16)
  ret i32 %r
}
