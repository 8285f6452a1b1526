; A function that may be null keeps its null check.
; RUN: %lower

; CHECK-LABEL: define i32 @update(ptr nonnull %record, ptr %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %function, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %update.function, label %update.reflective, !prof !{{[0-9]+}}
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_update(ptr @hits_updater, ptr %record, ptr %function, ptr %context) #{{[0-9]+}}
; CHECK-NEXT:   br label %update.join
; CHECK:      update.function:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i32 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call i32 %function(i32 %old1, ptr %context)
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %old1, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   %result = phi i32 [ %old1, %update.done ], [ [[CALL]], %update.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @update(ptr nonnull %record, ptr %function, ptr %context) {
entry:
  %r = call i32 @int_update(ptr @hits_updater, ptr %record, ptr %function, ptr %context)
  ret i32 %r
}
