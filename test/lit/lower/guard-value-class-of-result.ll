; The value that a function computes has its class checked before each attempt to store it.
; RUN: %lower

; CHECK-LABEL: define ptr @update(ptr nonnull %record, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   %old = load atomic ptr, ptr %field seq_cst, align 8
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call ptr @ref_update(ptr @owner_updater, ptr %record, ptr %function, ptr %context) #{{[0-9]+}}
; CHECK-NEXT:   br label %update.join
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi ptr [ %old, %update.lowered ], [ %found, %update.value_checked ]
; CHECK-NEXT:   %new = call ptr %function(ptr %old1, ptr %context)
; CHECK-NEXT:   [[ABSENT:%.+]] = icmp eq ptr %new, null
; CHECK-NEXT:   br i1 [[ABSENT]], label %update.value_checked, label %update.value
; CHECK:      update.value_checked:
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, ptr %old1, ptr %new seq_cst seq_cst, align 8
; CHECK-NEXT:   %found = extractvalue { ptr, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.value:
; CHECK-NEXT:   %class = load ptr, ptr %new, align 8
; CHECK-NEXT:   [[SAME:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[SAME]], label %update.value_checked, label %update.subclass, !prof !{{[0-9]+}}
; CHECK:      update.subclass:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %update.display, label %update.reflective, !prof !{{[0-9]+}}
; CHECK:      update.display:
; CHECK-NEXT:   [[ENTRY:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[ENTRY]], align 8
; CHECK-NEXT:   [[SAME2:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[SAME2]], label %update.value_checked, label %update.reflective, !prof !{{[0-9]+}}
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   %result = phi ptr [ %old1, %update.done ], [ [[CALL]], %update.reflective ]
; CHECK-NEXT:   ret ptr %result
define ptr @update(ptr nonnull %record, ptr nonnull %function, ptr %context) {
entry:
  %r = call ptr @ref_update(ptr @owner_updater, ptr %record, ptr %function, ptr %context)
  ret ptr %r
}
