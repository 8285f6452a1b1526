; A making for another value class is sure to fail: the call stays and a warning says so.
; RUN: %refuse

; CHECK: warning: {{.*}} castaway: this call of new_ref makes no updater: the field refers to objects of another class

define i32 @make(ptr %place) {
  %status = call i32 @new_ref(ptr @record_class, ptr @leaf_class, ptr @name.owner, ptr %place)
  ret i32 %status
}
