; An updater loaded from a constant pointer is that constant.
; RUN: %lower

@hits = internal constant ptr @hits_updater

; CHECK-LABEL: define i32 @pointer(ptr nonnull %record) {
; CHECK-NEXT:   %updater = load ptr, ptr @hits, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @pointer(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
