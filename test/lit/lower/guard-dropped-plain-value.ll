; A value class that is plain cannot be checked at run time: no check.
; RUN: %lower

@peer_fields = internal constant [1 x %field] [%field { ptr @name.any, ptr @record_class, i32 16, i32 8, i32 3, i32 1 }]
@peer_class = constant %class { ptr @name.record, ptr null, ptr @peer_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@peer_updater = internal constant %updater { ptr @peer_class, ptr @record_class, ptr @name.any, i32 16, i32 8, i32 3, i32 0 }

; CHECK-LABEL: define void @store(ptr nonnull %record, ptr %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr %value, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %record, ptr %value) {
  call void @ref_store(ptr @peer_updater, ptr %record, ptr %value)
  ret void
}
