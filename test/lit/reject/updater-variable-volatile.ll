; A volatile variable may change in ways that cannot be seen here.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: {{.*}}

@hits = internal global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load volatile ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
