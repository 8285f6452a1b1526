; A static variable that starts null and is set to a constant updater holds that updater or null.
; RUN: %lower

@hits = internal global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %record) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %updater = load ptr, ptr @hits, align 8
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
define i32 @use(ptr nonnull %record) {
entry:
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}

; CHECK-LABEL: define void @set() {
; CHECK-NEXT:   store ptr @hits_updater, ptr @hits, align 8
; CHECK-NEXT:   ret void
define void @set() {
  store ptr @hits_updater, ptr @hits, align 8
  ret void
}
