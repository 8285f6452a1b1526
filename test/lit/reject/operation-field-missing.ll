; An operation through an updater that could not be made is not lowered (missing).
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the class declares no field of that name
; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the class declares no field of that name

@hits = internal global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @node_class, ptr @name.missing, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
