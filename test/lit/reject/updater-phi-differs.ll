; A phi of updaters of different fields is ambiguous.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater may be one of several that differ

define i32 @use(ptr nonnull %object, i1 %which) {
entry:
  br i1 %which, label %left, label %join

left:
  br label %join

join:
  %updater = phi ptr [ @hits_updater, %entry ], [ @state_updater, %left ]
  %r = call i32 @int_load(ptr %updater, ptr %object)
  ret i32 %r
}
