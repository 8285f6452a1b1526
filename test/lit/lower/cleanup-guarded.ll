; The cold path of a guarded call needs the updater, so all of it stays.
; RUN: %clean

@variable = global ptr null

; CHECK-DAG: @hits_updater = internal constant
; CHECK-DAG: @shape = internal constant
; CHECK-LABEL: define i32 @use(
; CHECK: call i32 @get(ptr @hits_updater, ptr %r)
define i32 @use(ptr %r) {
  %v = call i32 @get(ptr @hits_updater, ptr %r)
  ret i32 %v
}
