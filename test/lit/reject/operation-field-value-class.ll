; An operation through an updater that could not be made is not lowered (value class).
; RUN: %refuse

; CHECK: remark: {{.*}} ref_load: the field refers to objects of another class
; CHECK: warning: {{.*}} castaway: this call of new_ref makes no updater: the field refers to objects of another class

@owner = internal global ptr null

define void @make() {
  %status = call i32 @new_ref(ptr @record_class, ptr @leaf_class, ptr @name.owner, ptr @owner)
  ret void
}

define ptr @use(ptr nonnull %record) {
  %updater = load ptr, ptr @owner, align 8
  %r = call ptr @ref_load(ptr %updater, ptr %record)
  ret ptr %r
}
