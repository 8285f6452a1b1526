; A null updater is sure to fault: the call stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater is null
; CHECK: warning: {{.*}} castaway: this call of int_load will fault: the updater is null

define i32 @use(ptr nonnull %record) {
  %r = call i32 @int_load(ptr null, ptr %record)
  ret i32 %r
}
