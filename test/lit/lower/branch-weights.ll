; Checks are marked likely to hold, by the weights that clang gives to __builtin_expect; whether a value is null is not.
; RUN: cat %S/../Inputs/node.ll %s | %opt -passes=castaway-lower,verify -S | FileCheck %s

; CHECK-LABEL: define void @store(ptr %record, ptr %value) {
; CHECK:         [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:    br i1 [[PRESENT]], label %store.holder, label %store.reflective, !prof [[LIKELY:![0-9]+]]
; CHECK:         [[ABSENT:%.+]] = icmp eq ptr %value, null
; CHECK-NEXT:    br i1 [[ABSENT]], label %store.value_checked, label %store.value{{$}}
; CHECK:         [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:    br i1 [[SAME]], label %store.value_checked, label %store.subclass, !prof [[LIKELY]]
; CHECK:         [[LIKELY]] = !{!"branch_weights", i32 2000, i32 1}
define void @store(ptr %record, ptr %value) {
entry:
  call void @ref_store(ptr @owner_updater, ptr %record, ptr %value)
  ret void
}
