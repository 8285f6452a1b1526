; Each call that is not lowered has its own remark, in source order.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here
; CHECK: remark: {{.*}} load_at: the offset is not a constant and comes from no look-up that can be seen here

define i32 @use(ptr %updater, ptr nonnull %object, i64 %offset) {
  %a = call i32 @int_load(ptr %updater, ptr %object)
  %b = call i32 @load_at(ptr %object, i64 %offset)
  %r = add i32 %a, %b
  ret i32 %r
}
