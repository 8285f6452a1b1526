; A making without a name is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the field's name is null

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr @record_class, ptr null, ptr %place)
  ret i32 %status
}
