; A null class is sure to fail: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class is null
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the class is null

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr null, ptr @name.state)
  ret i64 %offset
}
