; A field that the class does not declare is sure not to be found: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class declares no field of that name
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the class declares no field of that name

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.missing)
  ret i64 %offset
}
