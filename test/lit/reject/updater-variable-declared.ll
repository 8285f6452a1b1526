; A variable that is only declared here can be set by another module.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable can be set where this module cannot see it

@hits = external global ptr

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
