; A constant offset is taken as it is.
; RUN: %lower

; CHECK-LABEL: define i32 @constant(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 48
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @constant(ptr nonnull %object) {
  %r = call i32 @load_at(ptr %object, i64 48)
  ret i32 %r
}
