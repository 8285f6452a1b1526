; A global variable is not null: no null check.
; RUN: %lower

@the_record = internal global [24 x i8] zeroinitializer, align 8

; CHECK-LABEL: define i32 @global() {
; CHECK-NEXT:   %old = load atomic i32, ptr getelementptr inbounds (i8, ptr @the_record, i64 4) acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @global() {
  %s = call i32 @int_load(ptr @hits_updater, ptr @the_record)
  ret i32 %s
}
