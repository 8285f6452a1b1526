; A member of a static struct is a variable of its own: what is stored into its neighbours does not matter.
; RUN: %lower

@pair = internal global { ptr, ptr } { ptr null, ptr @hits_updater }

define void @other(ptr %any) {
  store ptr %any, ptr @pair, align 8
  ret void
}

; CHECK-LABEL: define i32 @use(ptr nonnull %record) {
; CHECK-NEXT:   %updater = load ptr, ptr getelementptr (i8, ptr @pair, i64 8), align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr getelementptr (i8, ptr @pair, i64 8), align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
