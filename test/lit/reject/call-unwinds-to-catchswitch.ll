; An invoke whose handler is no landing pad is left alone.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call may unwind into a handler that is no landing pad

declare i32 @__CxxFrameHandler3(...)

define i32 @unwinding(ptr nonnull %record) personality ptr @__CxxFrameHandler3 {
entry:
  %r = invoke i32 @int_load(ptr @hits_updater, ptr %record) to label %normal unwind label %handlers

normal:
  ret i32 %r

handlers:
  %switch = catchswitch within none [label %handler] unwind to caller

handler:
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %pad to label %caught

caught:
  ret i32 0
}
