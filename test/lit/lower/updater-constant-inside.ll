; A constant updater may lie inside a larger constant, at a byte offset.
; RUN: %lower

@table = internal constant [2 x %updater] [
  %updater { ptr @record_class, ptr null, ptr @name.sum, i32 8, i32 8, i32 2, i32 0 },
  %updater { ptr @record_class, ptr null, ptr @name.hits, i32 4, i32 4, i32 1, i32 0 }]

; CHECK-LABEL: define i32 @second(ptr nonnull %record, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @second(ptr nonnull %record, i32 %value) {
  %r = call i32 @int_add(ptr getelementptr (i8, ptr @table, i64 40), ptr %record, i32 %value)
  ret i32 %r
}
