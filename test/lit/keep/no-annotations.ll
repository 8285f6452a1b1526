; A module without annotations is left alone.
; RUN: %keep

declare void @effect()

define i32 @unrelated(ptr %place, i1 %which) {
entry:
  br i1 %which, label %left, label %right

left:
  call void @effect()
  br label %right

right:
  %r = load i32, ptr %place, align 4
  ret i32 %r
}
