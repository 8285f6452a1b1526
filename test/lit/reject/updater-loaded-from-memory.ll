; An updater loaded from memory that is no variable is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here

define i32 @use(ptr %place, ptr nonnull %record) {
  %updater = load ptr, ptr %place, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
