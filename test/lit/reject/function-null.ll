; A null function is sure to fault: the call stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} int_update: the function is null
; CHECK: warning: {{.*}} castaway: this call of int_update will fault: the function is null

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_update(ptr @hits_updater, ptr %record, ptr null, ptr null)
  ret i32 %r
}
