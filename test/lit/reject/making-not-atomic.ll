; A making for a field that is not atomic is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field is not declared atomic

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @node_class, ptr @name.plain_count, ptr %place)
  ret i32 %status
}
