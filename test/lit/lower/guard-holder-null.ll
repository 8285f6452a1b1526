; A holder that may be null keeps its null check: the original call is the cold path.
; RUN: %lower

; CHECK-LABEL: define i32 @plain(ptr %record) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %record, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr @hits_updater, ptr %record) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.holder:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @plain(ptr %record) {
entry:
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}

; CHECK-LABEL: define i32 @offset(ptr %object) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %object, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.holder, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @load_at(ptr %object, i64 8) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.holder:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @offset(ptr %object) {
entry:
  %r = call i32 @load_at(ptr %object, i64 8)
  ret i32 %r
}
