; A variable that is made for two fields is ambiguous.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater may be one of several that differ

@hits = internal global ptr null

define void @make() {
  %first = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  %second = call i32 @new_int(ptr @leaf_class, ptr @name.leaves, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
