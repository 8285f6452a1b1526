; A class whose array of fields is not constant cannot be read.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class descriptor cannot be read as its contract says

@the_fields = internal global [1 x %field] [%field { ptr @name.state, ptr null, i32 8, i32 4, i32 1, i32 1 }]
@the_class = internal constant %class { ptr @name.node, ptr null, ptr @the_fields, i32 1, i32 56, i32 0, i32 0, [8 x ptr] zeroinitializer }

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @the_class, ptr @name.state)
  ret i64 %offset
}
