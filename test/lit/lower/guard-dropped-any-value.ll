; A reference field without a value class takes any pointer: only the holder is checked.
; RUN: %lower

@sink_fields = internal constant [1 x %field] [%field { ptr @name.any, ptr null, i32 16, i32 8, i32 3, i32 1 }]
@sink_class = constant %class { ptr @name.record, ptr null, ptr @sink_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@sink_updater = internal constant %updater { ptr @sink_class, ptr null, ptr @name.any, i32 16, i32 8, i32 3, i32 0 }

; CHECK-LABEL: define void @store(ptr nonnull %record, ptr %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr %value, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %record, ptr %value) {
  call void @ref_store(ptr @sink_updater, ptr %record, ptr %value)
  ret void
}
