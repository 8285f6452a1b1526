; An operation by offset never checks classes, as the library does not.
; RUN: %lower

; CHECK-LABEL: define i32 @offset(ptr nonnull %node) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %node, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @offset(ptr nonnull %node) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  %r = call i32 @load_at(ptr %node, i64 %offset)
  ret i32 %r
}
