; A musttail call is left alone: nothing may come between it and the return.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call is a musttail call, carries operand bundles or stands in a naked function

define i32 @tail(ptr %updater, ptr %record) {
  %r = musttail call i32 @int_load(ptr @hits_updater, ptr %record)
  ret i32 %r
}
