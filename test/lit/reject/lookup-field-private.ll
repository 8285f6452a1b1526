; A private field is sure not to be found: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the field is private to its module
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the field is private to its module

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.secret)
  ret i64 %offset
}
