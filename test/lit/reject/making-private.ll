; A making for a private field is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field is private to its module

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @node_class, ptr @name.secret, ptr %place)
  ret i32 %status
}
