; A variable that something outside initialises does not hold what it says.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable can be set where this module cannot see it

@hits = internal externally_initialized global ptr @hits_updater

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
