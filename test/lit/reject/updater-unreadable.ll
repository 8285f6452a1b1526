; A descriptor too short for what its contract says cannot be read.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's descriptor cannot be read as its contract says

@the_updater = internal constant { ptr, ptr, ptr } { ptr @record_class, ptr null, ptr @name.hits }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @the_updater, ptr %record)
  ret i32 %r
}
