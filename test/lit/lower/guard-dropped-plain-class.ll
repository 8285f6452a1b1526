; A plain class's objects carry no class: only null is checked.
; RUN: %lower

; CHECK-LABEL: define i64 @plain(ptr %record, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %add.holder, label %add.reflective, !prof !{{[0-9]+}}
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 8
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   br label %add.join
; CHECK:      add.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i64 @long_add(ptr @sum_updater, ptr %record, i64 %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %add.join
; CHECK:      add.holder:
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i64 [ %old, %add.lowered ], [ [[CALL]], %add.reflective ]
; CHECK-NEXT:   ret i64 %result
define i64 @plain(ptr %record, i64 %value) {
entry:
  %r = call i64 @long_add(ptr @sum_updater, ptr %record, i64 %value)
  ret i64 %r
}
