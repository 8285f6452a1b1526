; A look-up with constant class and name becomes the field's offset, whoever uses it.
; RUN: %lower

; CHECK-LABEL: define i64 @answer() {
; CHECK-NEXT:   ret i64 24
define i64 @answer() {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.next)
  ret i64 %offset
}

; CHECK-LABEL: define i1 @found() {
; CHECK-NEXT:   %found = icmp ne i64 56, -1
; CHECK-NEXT:   ret i1 %found
define i1 @found() {
  %offset = call i64 @offset_of(ptr @leaf_class, ptr @name.leaves)
  %found = icmp ne i64 %offset, -1
  ret i1 %found
}
