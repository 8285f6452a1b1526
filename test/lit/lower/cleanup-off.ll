; With cleanup=off what only lowered calls needed stays.
; RUN: cat %S/../Inputs/shape.ll %s | %opt -passes='castaway-lower<cleanup=off>,verify' -S | FileCheck %s

@variable = internal global ptr null

; CHECK-DAG: @variable = internal global
; CHECK-DAG: @hits_updater = internal constant
; CHECK-LABEL: define i32 @use(
; CHECK-NEXT: load ptr, ptr @variable
; CHECK-NOT: call
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
