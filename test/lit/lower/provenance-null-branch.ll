; A null check goes where a branch on the same pointer leads to the call.
; RUN: %lower

; CHECK-LABEL: define i32 @holder(ptr %record) {
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @holder(ptr %record) {
  %absent = icmp eq ptr %record, null
  br i1 %absent, label %out, label %here

here:
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r

out:
  ret i32 0
}

; CHECK-LABEL: define i32 @function(ptr nonnull %record, ptr %function) {
; CHECK:      here:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK:        %new = call i32 %function(i32 %{{.+}}, ptr null)
; CHECK-NOT:    icmp
define i32 @function(ptr nonnull %record, ptr %function) {
  %absent = icmp eq ptr %function, null
  br i1 %absent, label %out, label %here

here:
  %r = call i32 @int_update(ptr @hits_updater, ptr %record, ptr %function, ptr null)
  ret i32 %r

out:
  ret i32 0
}

@made = internal global ptr null

; CHECK-LABEL: define i32 @updater(ptr nonnull %record) {
; CHECK:        %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @made)
; CHECK:      here:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @updater(ptr nonnull %record) {
  %status = call i32 @new_int(ptr @record_class, ptr @name.hits, ptr @made)
  %updater = load ptr, ptr @made
  %absent = icmp eq ptr %updater, null
  br i1 %absent, label %out, label %here

here:
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r

out:
  ret i32 0
}
