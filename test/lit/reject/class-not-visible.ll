; A class defined in another module cannot be read.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class descriptor is defined in another module

@the_class = external constant %class

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @the_class, ptr @name.state)
  ret i64 %offset
}
