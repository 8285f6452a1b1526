; A class too short for what the contract says cannot be read.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class descriptor cannot be read as its contract says

@the_class = internal constant { ptr, ptr } zeroinitializer

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @the_class, ptr @name.state)
  ret i64 %offset
}
