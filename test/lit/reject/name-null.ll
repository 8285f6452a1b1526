; A null name is sure to fail: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the field's name is null
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the field's name is null

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr null)
  ret i64 %offset
}
