; A variable whose address is stored may be set through it.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable is set by more than its making

@hits = internal global ptr null
@alias_of_hits = global ptr null

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  store ptr @hits, ptr @alias_of_hits, align 8
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
