; A value class defined in another module cannot be checked inline, so what would be stored is not.
; RUN: %refuse

; CHECK: remark: {{.*}} ref_store: the value class's descriptor cannot be read here

@value_class = external constant %class
@the_fields = internal constant [1 x %field] [%field { ptr @name.owner, ptr @value_class, i32 16, i32 8, i32 3, i32 1 }]
@the_class = internal constant %class { ptr @name.record, ptr null, ptr @the_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@the_updater = internal constant %updater { ptr @the_class, ptr @value_class, ptr @name.owner, i32 16, i32 8, i32 3, i32 0 }

define void @use(ptr nonnull %record, ptr %value) {
  call void @ref_store(ptr @the_updater, ptr %record, ptr %value)
  ret void
}
