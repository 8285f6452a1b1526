; Arguments that are one value stay right: expected and desired, holder and value.
; RUN: %lower

@sink_fields = internal constant [1 x %field] [%field { ptr @name.any, ptr null, i32 16, i32 8, i32 3, i32 1 }]
@sink_class = constant %class { ptr @name.record, ptr null, ptr @sink_fields, i32 1, i32 24, i32 0, i32 1, [8 x ptr] zeroinitializer }
@sink_updater = internal constant %updater { ptr @sink_class, ptr null, ptr @name.any, i32 16, i32 8, i32 3, i32 0 }

; CHECK-LABEL: define i1 @same_values(ptr nonnull %record, ptr nonnull %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, ptr %value, ptr %value seq_cst seq_cst, align 8
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @same_values(ptr nonnull %record, ptr nonnull %value) {
entry:
  %r = call i1 @ref_compare_and_set(ptr @sink_updater, ptr %record, ptr %value, ptr %value)
  ret i1 %r
}

; CHECK-LABEL: define void @holder_is_value(ptr nonnull %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   store atomic ptr %record, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @holder_is_value(ptr nonnull %record) {
  call void @ref_store(ptr @sink_updater, ptr %record, ptr %record)
  ret void
}
