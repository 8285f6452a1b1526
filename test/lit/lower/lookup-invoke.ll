; A look-up that is invoked becomes a constant and a branch to its normal destination.
; RUN: %lower

declare i32 @personality(...)

; CHECK-LABEL: define i64 @unwinding() personality ptr @personality {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %normal
; CHECK:      normal:
; CHECK-NEXT:   ret i64 8
define i64 @unwinding() personality ptr @personality {
entry:
  %r = invoke i64 @offset_of(ptr @node_class, ptr @name.state) to label %normal unwind label %handler

normal:
  ret i64 %r

handler:
  %pad = landingpad { ptr, i32 } cleanup
  ret i64 0
}
