; A variable with external linkage can be set by another module.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable can be set where this module cannot see it

@hits = global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
