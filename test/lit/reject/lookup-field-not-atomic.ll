; A field that is not atomic is sure not to be found: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the field is not declared atomic
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the field is not declared atomic

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.plain_count)
  ret i64 %offset
}
