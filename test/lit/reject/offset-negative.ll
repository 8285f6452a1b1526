; A negative offset is sure to fault: the call stays and a warning says so.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the offset is negative
; CHECK: warning: {{.*}} castaway: this call of load_at will fault: the offset is negative

define i32 @use(ptr nonnull %object) {
  %r = call i32 @load_at(ptr %object, i64 -1)
  ret i32 %r
}
