; A look-up that is invoked with a handler that is no landing pad is left alone.
; RUN: %refuse

; CHECK: remark: {{.*}} offset_of: the call may unwind into a handler that is no landing pad

declare i32 @__CxxFrameHandler3(...)

define i64 @unwinding() personality ptr @__CxxFrameHandler3 {
entry:
  %r = invoke i64 @offset_of(ptr @node_class, ptr @name.state) to label %normal unwind label %handler

normal:
  ret i64 %r

handler:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
}
