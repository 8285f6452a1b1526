; A variable whose address stands in a constant may be set through it.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable is set by more than its making

@hits = internal global ptr null
@places = constant [1 x ptr] [ptr @hits]

define void @make() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
