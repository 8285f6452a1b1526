; An updater loaded from a constant table of pointers, at a constant index, is that constant.
; RUN: %lower

@updaters = internal constant [2 x ptr] [ptr @hits_updater, ptr @sum_updater]

; CHECK-LABEL: define i64 @entry(ptr nonnull %record, i64 %value) {
; CHECK-NEXT:   %updater = load ptr, ptr getelementptr (i8, ptr @updaters, i64 8), align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 8
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @entry(ptr nonnull %record, i64 %value) {
  %updater = load ptr, ptr getelementptr (i8, ptr @updaters, i64 8), align 8
  %r = call i64 @long_add(ptr %updater, ptr %record, i64 %value)
  ret i64 %r
}
