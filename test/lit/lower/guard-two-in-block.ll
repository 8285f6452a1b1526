; Two guarded calls in one block are split from the last to the first.
; RUN: %lower

; CHECK-LABEL: define i32 @two(ptr %first, ptr %second) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %first, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field1 = getelementptr inbounds i8, ptr %first, i64 4
; CHECK-NEXT:   %old2 = load atomic i32, ptr %field1 acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @hits_updater, ptr %first) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.holder:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result3 = phi i32 [ %old2, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   [[PRESENT2:%.+]] = icmp ne ptr %second, null
; CHECK-NEXT:   br i1 [[PRESENT2]], label %add.holder, label %add.reflective, !prof !{{[0-9]+}}
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %second, i64 4
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %result3 seq_cst, align 4
; CHECK-NEXT:   br label %add.join
; CHECK:      add.reflective:
; CHECK-NEXT:   [[CALL2:%.+]] = call i32 @int_add(ptr @hits_updater, ptr %second, i32 %result3) #{{[0-9]+}}
; CHECK-NEXT:   br label %add.join
; CHECK:      add.holder:
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %add.lowered ], [ [[CALL2]], %add.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @two(ptr %first, ptr %second) {
entry:
  %a = call i32 @int_load(ptr @hits_updater, ptr %first)
  %b = call i32 @int_add(ptr @hits_updater, ptr %second, i32 %a)
  ret i32 %b
}
