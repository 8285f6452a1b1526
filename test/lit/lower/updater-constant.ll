; An operation through a constant updater is lowered, for each kind of field.
; RUN: %lower

; CHECK-LABEL: define i32 @int(ptr nonnull %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @int(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %record, i64 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 8
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @long(ptr nonnull %record, i64 %value) {
  %r = call i64 @long_exchange(ptr @sum_updater, ptr %record, i64 %value)
  ret i64 %r
}

; CHECK-LABEL: define ptr @ref(ptr nonnull %record) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 16
; CHECK-NEXT:   %old = load atomic ptr, ptr %field acquire, align 8
; CHECK-NEXT:   ret ptr %old
define ptr @ref(ptr nonnull %record) {
  %r = call ptr @ref_load(ptr @owner_updater, ptr %record)
  ret ptr %r
}
