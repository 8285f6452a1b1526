; A variable that a making receives as anything but the place of its result may be set otherwise.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable is set by more than its making

@hits = internal global ptr null

define void @make(ptr %elsewhere) {
  %status = call i32 @new_int(ptr @record_class, ptr @hits, ptr %elsewhere)
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
