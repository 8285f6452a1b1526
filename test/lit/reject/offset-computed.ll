; An offset that is computed from a look-up is not followed.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the offset is not a constant and comes from no look-up that can be seen here
; CHECK: remark: {{.*}} offset_of: which class this is cannot be seen here

define i32 @use(ptr %class, ptr nonnull %object) {
  %base = call i64 @offset_of(ptr %class, ptr @name.state)
  %offset = add i64 %base, 4
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
