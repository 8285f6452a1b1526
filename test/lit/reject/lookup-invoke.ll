; A look-up that is invoked is left alone.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the call may unwind into a handler (invoke)

declare i32 @personality(...)

define i64 @unwinding() personality ptr @personality {
entry:
  %r = invoke i64 @offset_of(ptr @node_class, ptr @name.state) to label %normal unwind label %handler

normal:
  ret i64 %r

handler:
  %pad = landingpad { ptr, i32 } cleanup
  ret i64 0
}
