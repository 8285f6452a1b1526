; A null constant fits every value class: no check.
; RUN: %lower

; CHECK-LABEL: define void @store(ptr nonnull %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr null, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %record) {
  call void @ref_store(ptr @owner_updater, ptr %record, ptr null)
  ret void
}

; CHECK-LABEL: define i1 @compare(ptr nonnull %record, ptr %expected) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, ptr %expected, ptr null seq_cst seq_cst, align 8
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @compare(ptr nonnull %record, ptr %expected) {
  %r = call i1 @ref_compare_and_set(ptr @owner_updater, ptr %record, ptr %expected, ptr null)
  ret i1 %r
}
