; An operation through an updater that could not be made is not lowered (misaligned).
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the field's offset is not a multiple of its size
; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field's offset is not a multiple of its size

@hits = internal global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @node_class, ptr @name.crooked, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
