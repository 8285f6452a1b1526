; A variable that is set to a constant, which an earlier run made of a look-up, holds that offset.
; RUN: %lower

@offset = internal global i64 -1

; CHECK-LABEL: define i32 @use(ptr nonnull %object) {
; CHECK-NEXT:   store i64 8, ptr @offset, align 8
; CHECK-NEXT:   %offset = load i64, ptr @offset, align 8
; CHECK-NEXT:   [[HOLDS:%.+]] = icmp eq i64 %offset, 8
; CHECK-NEXT:   br i1 [[HOLDS]], label %load.offset, label %load.reflective, !prof
; CHECK:        %field = getelementptr inbounds i8, ptr %object, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK:      load.reflective:
; CHECK-NEXT:   call i32 @load_at(ptr %object, i64 %offset)
define i32 @use(ptr nonnull %object) {
  store i64 8, ptr @offset, align 8
  %offset = load i64, ptr @offset, align 8
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
