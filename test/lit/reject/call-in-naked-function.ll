; A naked function is left as it is written.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the call is a musttail call, carries operand bundles or stands in a naked function

define void @bare() naked {
  %r = call i32 @int_load(ptr @hits_updater, ptr @somewhere)
  unreachable
}

@somewhere = external global [24 x i8]
