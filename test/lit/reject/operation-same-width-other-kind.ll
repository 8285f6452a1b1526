; An operation on a field of the same width but another kind is not lowered.
; RUN: %refuse

; CHECK: remark: {{.*}} long_load: the operation is of another kind or width than the field

@owner = internal global ptr null

define void @make() {
  %status = call i32 @new_ref(ptr @record_class, ptr @node_class, ptr @name.owner, ptr @owner)
  ret void
}

define i64 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @owner, align 8
  %r = call i64 @long_load(ptr %updater, ptr %record)
  ret i64 %r
}
