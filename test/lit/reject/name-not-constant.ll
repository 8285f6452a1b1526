; A name that the program may change is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the field's name is not a constant string

@name = internal global [6 x i8] c"state\00"

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name)
  ret i64 %offset
}
