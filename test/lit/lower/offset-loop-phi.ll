; A phi that goes round a loop unchanged is what comes in from outside.
; RUN: %lower

; CHECK-LABEL: define i32 @use(
; CHECK: %[[FIELD:.*]] = getelementptr inbounds i8, ptr %object, i64 16
; CHECK: load atomic i32, ptr %[[FIELD]] acquire, align 4
define i32 @use(ptr nonnull %object, i1 %again) {
entry:
  br label %loop
loop:
  %offset = phi i64 [ 16, %entry ], [ %offset, %loop ]
  %r = call i32 @load_at(ptr %object, i64 %offset)
  br i1 %again, label %loop, label %done
done:
  ret i32 %r
}
