; A holder known not to be null has no null check.
; RUN: %lower

; CHECK-LABEL: define i32 @attribute(ptr nonnull %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @attribute(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}

; CHECK-LABEL: define i32 @dereferenceable(ptr dereferenceable(24) %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @dereferenceable(ptr dereferenceable(24) %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}
