; A store of another type into the variable is no making.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable is set by more than its making

@hits = internal global ptr null

define void @make(i64 %bits) {
  store i64 %bits, ptr @hits, align 8
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
