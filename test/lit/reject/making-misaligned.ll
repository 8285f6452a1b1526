; A making for a misaligned field is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field's offset is not a multiple of its size

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @node_class, ptr @name.crooked, ptr %place)
  ret i32 %status
}
