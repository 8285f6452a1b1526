; C's bool is an i1 for the helper and a byte in memory; a user's function gets it extended as the helper does.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.op_load = private constant [61 x i8] c"castaway:op load returns=old order=acquire object=0 offset=1\00"
@contract.op_store = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=release object=0 offset=1\00"
@contract.op_exchange = private constant [73 x i8] c"castaway:op exchange value=2 returns=old order=acq_rel object=0 offset=1\00"
@contract.op_compare = private constant [110 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=old order=seq_cst failure=acquire object=0 offset=1\00"
@contract.op_update = private constant [84 x i8] c"castaway:op update function=2 context=3 returns=new order=acq_rel object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [5 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_load, ptr @contract.op_load, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_store, ptr @contract.op_store, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_exchange, ptr @contract.op_exchange, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_compare, ptr @contract.op_compare, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_update, ptr @contract.op_update, ptr @file, i32 5, ptr null }], section "llvm.metadata"

declare zeroext i1 @op_load(ptr, i64)
declare void @op_store(ptr, i64, i1 zeroext)
declare zeroext i1 @op_exchange(ptr, i64, i1 zeroext)
declare zeroext i1 @op_compare(ptr, i64, i1 zeroext, i1 zeroext)
declare zeroext i1 @op_update(ptr, i64, ptr, ptr)

; CHECK-LABEL: define zeroext i1 @load(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i8, ptr %field acquire, align 1
; CHECK-NEXT:   [[BIT:%.+]] = trunc nuw i8 %old to i1
; CHECK-NEXT:   ret i1 [[BIT]]
define zeroext i1 @load(ptr nonnull %object) {
  %r = call zeroext i1 @op_load(ptr %object, i64 16)
  ret i1 %r
}

; CHECK-LABEL: define void @store(ptr nonnull %object, i1 %value) {
; CHECK-NEXT:   [[BYTE:%.+]] = zext i1 %value to i8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i8 [[BYTE]], ptr %field release, align 1
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %object, i1 %value) {
  call void @op_store(ptr %object, i64 16, i1 zeroext %value)
  ret void
}

; CHECK-LABEL: define zeroext i1 @exchange(ptr nonnull %object, i1 %value) {
; CHECK-NEXT:   [[BYTE:%.+]] = zext i1 %value to i8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i8 [[BYTE]] acq_rel, align 1
; CHECK-NEXT:   [[BIT:%.+]] = trunc i8 %old to i1
; CHECK-NEXT:   ret i1 [[BIT]]
define zeroext i1 @exchange(ptr nonnull %object, i1 %value) {
  %r = call zeroext i1 @op_exchange(ptr %object, i64 16, i1 zeroext %value)
  ret i1 %r
}

; CHECK-LABEL: define zeroext i1 @compare(ptr nonnull %object, i1 %expected, i1 %desired) {
; CHECK-NEXT:   [[EXPECTED:%.+]] = zext i1 %expected to i8
; CHECK-NEXT:   [[DESIRED:%.+]] = zext i1 %desired to i8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i8 [[EXPECTED]], i8 [[DESIRED]] seq_cst acquire, align 1
; CHECK-NEXT:   %found = extractvalue { i8, i1 } [[PAIR]], 0
; CHECK-NEXT:   [[BIT:%.+]] = trunc i8 %found to i1
; CHECK-NEXT:   ret i1 [[BIT]]
define zeroext i1 @compare(ptr nonnull %object, i1 %expected, i1 %desired) {
  %r = call zeroext i1 @op_compare(ptr %object, i64 16, i1 zeroext %expected, i1 zeroext %desired)
  ret i1 %r
}

; CHECK-LABEL: define zeroext i1 @update(ptr nonnull %object, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i8, ptr %field acquire, align 1
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i8 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   [[BIT:%.+]] = trunc i8 %old1 to i1
; CHECK-NEXT:   %new = call zeroext i1 %function(i1 zeroext [[BIT]], ptr %context)
; CHECK-NEXT:   [[BYTE:%.+]] = zext i1 %new to i8
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i8 %old1, i8 [[BYTE]] acq_rel acquire, align 1
; CHECK-NEXT:   %found = extractvalue { i8, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i8, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   [[RESULT:%.+]] = trunc i8 [[BYTE]] to i1
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   ret i1 [[RESULT]]
define zeroext i1 @update(ptr nonnull %object, ptr nonnull %function, ptr %context) {
entry:
  %r = call zeroext i1 @op_update(ptr %object, i64 16, ptr %function, ptr %context)
  ret i1 %r
}
