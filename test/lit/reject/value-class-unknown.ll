; A making whose value class is not known may fail, or not.
; RUN: %refuse

; CHECK: remark: {{.*}} ref_load: which value class this is cannot be seen here

@owner = internal global ptr null

define void @make(ptr %value_class) {
  %status = call i32 @new_ref(ptr @record_class, ptr %value_class, ptr @name.owner, ptr @owner)
  ret void
}

define ptr @use(ptr nonnull %record) {
  %updater = load ptr, ptr @owner, align 8
  %r = call ptr @ref_load(ptr %updater, ptr %record)
  ret ptr %r
}
