; An updater that is not constant may change before the call.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's descriptor is not constant

@the_updater = internal global %updater { ptr @record_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
