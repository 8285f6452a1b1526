; A function that is known has no null check.
; RUN: %lower

; CHECK-LABEL: define i32 @next(i32 %old, ptr %context) {
; CHECK-NEXT:   %new = add i32 %old, 1
; CHECK-NEXT:   ret i32 %new
define i32 @next(i32 %old, ptr %context) {
  %new = add i32 %old, 1
  ret i32 %new
}

; CHECK-LABEL: define i32 @update(ptr nonnull %record) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i32 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call i32 @next(i32 %old1, ptr null)
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %old1, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   ret i32 %old1
define i32 @update(ptr nonnull %record) {
entry:
  %r = call i32 @int_update(ptr @hits_updater, ptr %record, ptr @next, ptr null)
  ret i32 %r
}
