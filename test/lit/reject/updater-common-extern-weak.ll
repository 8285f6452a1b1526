; An extern_weak updater is defined elsewhere, if at all.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's descriptor is defined in another module

@the_updater = extern_weak constant %updater

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
