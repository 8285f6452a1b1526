; A variable that is part of a larger one is not followed.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater's variable is set by more than its making

@pair = internal global { ptr, ptr } { ptr null, ptr @hits_updater }

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr getelementptr (i8, ptr @pair, i64 8), align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
