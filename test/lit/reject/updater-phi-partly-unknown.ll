; A phi with one updater that is not known is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: which updater this is cannot be seen here

define i32 @use(ptr %given, ptr nonnull %record, i1 %which) {
  %updater = select i1 %which, ptr @hits_updater, ptr %given
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
