; A class that is not constant may change before the call.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the class descriptor is not constant

@the_class = internal global %class { ptr @name.node, ptr null, ptr @node_fields, i32 7, i32 56, i32 0, i32 0, [8 x ptr] zeroinitializer }

define i64 @use(ptr %class, ptr %name) {
  %offset = call i64 @offset_of(ptr @the_class, ptr @name.state)
  ret i64 %offset
}
