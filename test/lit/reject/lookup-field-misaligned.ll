; A misaligned field is sure not to be found: the look-up stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the field's offset is not a multiple of its size
; CHECK: warning: {{.*}} castaway: this call of offset_of finds nothing: the field's offset is not a multiple of its size

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.crooked)
  ret i64 %offset
}
