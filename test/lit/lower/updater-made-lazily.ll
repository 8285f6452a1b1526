; A static variable that is set on first use, by the same making wherever it stands, holds that updater or null.
; RUN: %lower

@hits = internal global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %record, i32 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %seen = load ptr, ptr @hits, align 8
; CHECK-NEXT:   %made = icmp ne ptr %seen, null
; CHECK-NEXT:   br i1 %made, label %ready, label %make
; CHECK:      make:
; CHECK-NEXT:   %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
; CHECK-NEXT:   br label %ready
; CHECK:      ready:
; CHECK-NEXT:   %updater = load ptr, ptr @hits, align 8
; CHECK-NEXT:   [[PRESENT:%.+]] = icmp ne ptr %updater, null
; CHECK-NEXT:   br i1 [[PRESENT]], label %add.updater, label %add.reflective, !prof !{{[0-9]+}}
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   br label %add.join
; CHECK:      add.reflective:
; CHECK-NEXT:   [[CALL:%.+]] = call i32 @int_add(ptr %updater, ptr %record, i32 %value) #{{[0-9]+}}
; CHECK-NEXT:   br label %add.join
; CHECK:      add.updater:
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i32 [ %old, %add.lowered ], [ [[CALL]], %add.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use(ptr nonnull %record, i32 %value) {
entry:
  %seen = load ptr, ptr @hits, align 8
  %made = icmp ne ptr %seen, null
  br i1 %made, label %ready, label %make

make:
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  br label %ready

ready:
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_add(ptr %updater, ptr %record, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define void @prepare() {
; CHECK-NEXT:   %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
; CHECK-NEXT:   ret void
define void @prepare() {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @hits)
  ret void
}
