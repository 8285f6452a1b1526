; A class that comes from outside the function is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: which class this is cannot be seen here

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr %class, ptr @name.state)
  ret i64 %offset
}
