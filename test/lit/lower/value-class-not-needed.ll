; A value class defined in another module is no obstacle where nothing is stored that has a class.
; RUN: %lower

@value_class = external constant %class
@the_fields = internal constant [1 x %field] [%field { ptr @name.owner, ptr @value_class, i32 16, i32 8, i32 3, i32 1 }]
@the_class = internal constant %class { ptr @name.record, ptr null, ptr @the_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@the_updater = internal constant %updater { ptr @the_class, ptr @value_class, ptr @name.owner, i32 16, i32 8, i32 3, i32 0 }

; CHECK-LABEL: define ptr @loaded(
; CHECK: %[[FIELD:.*]] = getelementptr inbounds i8, ptr %record, i64 16
; CHECK: load atomic ptr, ptr %[[FIELD]] acquire, align 8
define ptr @loaded(ptr nonnull %record) {
  %r = call ptr @ref_load(ptr @the_updater, ptr %record)
  ret ptr %r
}

; CHECK-LABEL: define void @cleared(
; CHECK: %[[FIELD:.*]] = getelementptr inbounds i8, ptr %record, i64 16
; CHECK: store atomic ptr null, ptr %[[FIELD]] release, align 8
define void @cleared(ptr nonnull %record) {
  call void @ref_store(ptr @the_updater, ptr %record, ptr null)
  ret void
}
