; A local that a making fills, as at -O0, holds that updater or null.
; RUN: %lower

; CHECK-LABEL: define i64 @local(ptr nonnull %record, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %updater = alloca ptr, align 8
; CHECK-NEXT:   %status = call i32 @new_long(ptr @record_class, ptr @name.sum, ptr %updater)
; CHECK-NEXT:   %loaded = load ptr, ptr %updater, align 8
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %loaded, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %exchange.updater, label %exchange.reflective, !prof !{{[0-9]+}}
; CHECK:      exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 8
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   br label %exchange.join
; CHECK:      exchange.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i64 @long_exchange(ptr %loaded, ptr %record, i64 %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %exchange.join
; CHECK:      exchange.updater:
; CHECK-NEXT:   br label %exchange.lowered
; CHECK:      exchange.join:
; CHECK-NEXT:   %result = phi i64 [ %old, %exchange.lowered ], [ [[CALL]], %exchange.reflective ]
; CHECK-NEXT:   ret i64 %result
define i64 @local(ptr nonnull %record, i64 %value) {
entry:
  %updater = alloca ptr, align 8
  %status = call i32 @new_long(ptr @record_class, ptr @name.sum, ptr %updater)
  %loaded = load ptr, ptr %updater, align 8
  %r = call i64 @long_exchange(ptr %loaded, ptr %record, i64 %value)
  ret i64 %r
}
