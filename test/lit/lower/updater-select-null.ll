; A select between an updater and null is that updater with its null check.
; RUN: %lower

; CHECK-LABEL: define i32 @select(ptr nonnull %record, i1 %which) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %updater = select i1 %which, ptr @hits_updater, ptr null
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %updater, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %load.updater, label %load.reflective, !prof !{{[0-9]+}}
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.join
; CHECK:      load.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_load(ptr %updater, ptr %record) #{{[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.updater:
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %load.lowered ], [ [[CALL]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @select(ptr nonnull %record, i1 %which) {
entry:
  %updater = select i1 %which, ptr @hits_updater, ptr null
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
