; Checks come in the library's order: updater, holder, its class, value; all fail to one cold call.
; RUN: cat %S/../Inputs/node.ll %s | %opt -passes=castaway-lower,verify -S | FileCheck %s --implicit-check-not='call {{.*}} @int_' --implicit-check-not='call {{.*}} @ref_'

@next = internal global ptr null

define internal void @make_next() {
  %status = call i32 @new_ref(ptr @node_class, ptr @node_class, ptr @name.next, ptr @next)
  ret void
}

; CHECK-LABEL: define void @all(ptr %node, ptr %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %updater = load ptr, ptr @next, align 8
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %updater, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %store.updater, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 24
; CHECK-NEXT:   store atomic ptr %value, ptr %field release, align 8
; CHECK-NEXT:   br label %store.join
; CHECK:      store.reflective:
; CHECK-NEXT:   call void @ref_store(ptr %updater, ptr %node, ptr %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %store.join
; CHECK:      store.updater:
; CHECK-NEXT:   [[PRESENT2:%.+]] = icmp ne ptr %node, null
; CHECK-NEXT:   br i1 [[PRESENT2]], label %store.holder, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.holder:
; CHECK-NEXT:   %class = load ptr, ptr %node, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[SAME]], label %store.checked, label %store.subclass, !prof !{{[0-9]+}}
; CHECK:      store.checked:
; CHECK-NEXT:   [[ABSENT:%.+]] = icmp eq ptr %value, null
; CHECK-NEXT:   br i1 [[ABSENT]], label %store.value_checked, label %store.value
; CHECK:      store.subclass:
; CHECK-NEXT:   [[PRESENT3:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT3]], label %store.display, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[SAME2]], label %store.checked, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.value_checked:
; CHECK-NEXT:   br label %store.lowered
; CHECK:      store.value:
; CHECK-NEXT:   %class1 = load ptr, ptr %value, align 8
; CHECK-NEXT:   [[SAME3:%.+]] = icmp eq ptr %class1, @node_class
; CHECK-NEXT:   br i1 [[SAME3]], label %store.value_checked, label %store.subclass2, !prof !{{[0-9]+}}
; CHECK:      store.subclass2:
; CHECK-NEXT:   [[PRESENT4:%.+]] = icmp ne ptr %class1, null
; CHECK-NEXT:   br i1 [[PRESENT4]], label %store.display3, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.display3:
; CHECK-NEXT:   [[ENTRY2:%.+]] = getelementptr inbounds i8, ptr %class1, i64 40
; CHECK-NEXT:   %ancestor4 = load ptr, ptr [[ENTRY2]], align 8
; CHECK-NEXT:   [[SAME4:%.+]] = icmp eq ptr %ancestor4, @node_class
; CHECK-NEXT:   br i1 [[SAME4]], label %store.value_checked, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.join:
; CHECK-NEXT:   ret void
define void @all(ptr %node, ptr %value) {
entry:
  %updater = load ptr, ptr @next, align 8
  call void @ref_store(ptr %updater, ptr %node, ptr %value)
  ret void
}
