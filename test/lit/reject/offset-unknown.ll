; An offset that comes from outside the function is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the offset is not a constant and comes from no look-up that can be seen here

define i32 @use(ptr nonnull %object, i64 %offset) {
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
