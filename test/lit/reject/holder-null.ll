; A null holder is sure to fault: the call stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the holder or object is null
; CHECK: warning: {{.*}} castaway: this call of int_load will fault: the holder or object is null

define i32 @use() {
  %r = call i32 @int_load(ptr @hits_updater, ptr null)
  ret i32 %r
}
