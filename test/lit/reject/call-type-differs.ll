; A call whose type is not the helper's is left alone, and says so.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call's type is not the helper's

define i64 @wide(ptr nonnull %record) {
  %r = call i64 @int_load(ptr @hits_updater, ptr %record)
  ret i64 %r
}
