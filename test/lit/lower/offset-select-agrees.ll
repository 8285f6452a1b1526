; A select between look-ups that find the same field is that field's offset.
; RUN: %lower

; CHECK-LABEL: define i32 @select(ptr nonnull %object, i1 %which) {
; CHECK-NEXT:   %offset = select i1 %which, i64 56, i64 56
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 56
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @select(ptr nonnull %object, i1 %which) {
  %first = call i64 @offset_of(ptr @leaf_class, ptr @name.leaves)
  %second = call i64 @offset_of(ptr @leaf_class, ptr @name.leaves)
  %offset = select i1 %which, i64 %first, i64 %second
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
