; A making for a field of another kind is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field has another kind or width ('total' of node_class)

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @node_class, ptr @name.total, ptr %place)
  ret i32 %status
}
