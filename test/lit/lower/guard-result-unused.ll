; A guarded operation without a result joins without a phi.
; RUN: %lower

; CHECK-LABEL: define void @store(ptr %record, i32 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %store.holder, label %store.reflective, !prof !{{[0-9]+}}
; CHECK:      store.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   store atomic i32 %value, ptr %field release, align 4
; CHECK-NEXT:   br label %store.join
; CHECK:      store.reflective:
; CHECK-NEXT:   call void @int_store(ptr @hits_updater, ptr %record, i32 %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %store.join
; CHECK:      store.holder:
; CHECK-NEXT:   br label %store.lowered
; CHECK:      store.join:
; CHECK-NEXT:   ret void
define void @store(ptr %record, i32 %value) {
entry:
  call void @int_store(ptr @hits_updater, ptr %record, i32 %value)
  ret void
}
