; An updater that comes from outside the function is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here

define i32 @use(ptr %updater, ptr nonnull %record) {
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
