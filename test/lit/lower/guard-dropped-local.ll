; A local variable is not null: no null check.
; RUN: %lower

; CHECK-LABEL: define i32 @local() {
; CHECK-NEXT:   %record = alloca [24 x i8], align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %record, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @local() {
  %record = alloca [24 x i8], align 8
  %r = call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}
