; A local that is set once, as parameters are at -O0, is followed to what was stored.
; RUN: %lower

; CHECK-LABEL: define i32 @local(ptr nonnull %record) {
; CHECK-NEXT:   %updater = alloca ptr, align 8
; CHECK-NEXT:   store ptr @hits_updater, ptr %updater, align 8
; CHECK-NEXT:   %loaded = load ptr, ptr %updater, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @local(ptr nonnull %record) {
  %updater = alloca ptr, align 8
  store ptr @hits_updater, ptr %updater, align 8
  %loaded = load ptr, ptr %updater, align 8
  %r = call i32 @int_load(ptr %loaded, ptr %record)
  ret i32 %r
}
