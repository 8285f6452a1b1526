; A call that carries operand bundles is left alone: their meaning is not the pass's to drop.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call is a musttail call, carries operand bundles or stands in a naked function

define i32 @bundle(ptr nonnull %record) {
  %r = call i32 @int_load(ptr @hits_updater, ptr %record) [ "deopt"(i32 7) ]
  ret i32 %r
}
