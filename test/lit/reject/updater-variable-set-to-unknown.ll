; A variable that is also set to an updater that is not known is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here

@hits = internal global ptr null

define void @make(ptr %other) {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  store ptr %other, ptr @hits, align 8
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
