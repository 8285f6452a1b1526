; A static variable that starts with a constant updater and is never set again is that updater.
; RUN: %lower

@hits = internal global ptr @hits_updater

; CHECK-LABEL: define i32 @variable(ptr nonnull %record) {
; CHECK-NEXT:   %updater = load ptr, ptr @hits, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @variable(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
