; An operation on an updater made for another kind is not lowered.
; RUN: %refuse

; CHECK: remark: {{.*}} long_load: the operation is of another kind or width than the field

@hits = internal global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}

define i64 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i64 @long_load(ptr %updater, ptr %record)
  ret i64 %r
}
