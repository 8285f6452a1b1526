; A phi of look-ups that find the same field is that field's offset.
; RUN: %lower

; CHECK-LABEL: define i32 @phi(ptr nonnull %object, i1 %which) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %which, label %left, label %right
; CHECK:      left:
; CHECK-NEXT:   br label %join
; CHECK:      right:
; CHECK-NEXT:   br label %join
; CHECK:      join:
; CHECK-NEXT:   %offset = phi i64 [ 8, %left ], [ 8, %right ]
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @phi(ptr nonnull %object, i1 %which) {
entry:
  br i1 %which, label %left, label %right

left:
  %first = call i64 @offset_of(ptr @node_class, ptr @name.state)
  br label %join

right:
  %second = call i64 @offset_of(ptr @node_class, ptr @name.state)
  br label %join

join:
  %offset = phi i64 [ %first, %left ], [ %second, %right ]
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
