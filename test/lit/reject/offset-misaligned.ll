; An offset that is no multiple of the field's size would make a torn access.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the offset is not a multiple of the field's size

define i32 @use(ptr nonnull %object) {
  %r = call i32 @load_at(ptr %object, i64 6)
  ret i32 %r
}
