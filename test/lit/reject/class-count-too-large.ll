; A class that counts more fields than its array has, or than any struct has, is not read past the end.
; RUN: %refuse

; CHECK-COUNT-2: remark: {{.*}} offset_of: the class descriptor cannot be read as its contract says

@the_fields = internal constant [1 x %field] [%field { ptr @name.total, ptr null, i32 16, i32 8, i32 2, i32 1 }]
@the_class = internal constant %class { ptr @name.node, ptr null, ptr @the_fields, i32 4000000000, i32 56, i32 0, i32 0, [8 x ptr] zeroinitializer }
@one_more_class = internal constant %class { ptr @name.node, ptr null, ptr @the_fields, i32 2, i32 56, i32 0, i32 0, [8 x ptr] zeroinitializer }

define i64 @absurd() {
  %offset = call i64 @offset_of(ptr @the_class, ptr @name.state)
  ret i64 %offset
}

define i64 @one_more() {
  %offset = call i64 @offset_of(ptr @one_more_class, ptr @name.state)
  ret i64 %offset
}
