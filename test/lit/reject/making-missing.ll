; A making for a field that the class does not declare is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the class declares no field of that name

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @node_class, ptr @name.missing, ptr %place)
  ret i32 %status
}
