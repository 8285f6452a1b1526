; A making without a class is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_int makes no updater: the class is null

define i32 @make(ptr %place) {
  %status = call i32 @new_int(ptr null, ptr @name.hits, ptr %place)
  ret i32 %status
}
