; A local that nothing sets holds no updater.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here

define i32 @use(ptr nonnull %record) {
  %local = alloca ptr, align 8
  %updater = load ptr, ptr %local, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
