; An invoke is left alone: it may unwind into a handler.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call may unwind into a handler (invoke)

declare i32 @personality(...)

define i32 @unwinding(ptr nonnull %record) personality ptr @personality {
entry:
  %r = invoke i32 @int_load(ptr @hits_updater, ptr %record) to label %normal unwind label %handler

normal:
  ret i32 %r

handler:
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 0
}
