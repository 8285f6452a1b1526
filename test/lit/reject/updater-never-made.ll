; A static updater that nothing sets is sure to fault: the call stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the updater is never made: nothing sets its variable
; CHECK: warning: {{.*}} castaway: this call of int_load will fault: the updater is never made: nothing sets its variable

@hits = internal global ptr null

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
