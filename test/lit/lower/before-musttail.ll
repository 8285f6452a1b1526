; A call before a musttail call is lowered; the latter stays right before its return.
; RUN: %lower

declare i32 @next(ptr)

; CHECK-LABEL: define i32 @step(ptr %record) {
; CHECK:        call i32 @int_add(ptr @hits_updater, ptr %record, i32 1)
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i32
; CHECK-NEXT:   %r = musttail call i32 @next(ptr %record)
; CHECK-NEXT:   ret i32 %r
define i32 @step(ptr %record) {
  %old = call i32 @int_add(ptr @hits_updater, ptr %record, i32 1)
  %r = musttail call i32 @next(ptr %record)
  ret i32 %r
}
