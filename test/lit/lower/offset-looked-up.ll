; An offset from a look-up with constant class and name is the field's; the look-up becomes a constant too.
; RUN: %lower

; CHECK-LABEL: define i32 @looked_up(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 8
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @looked_up(ptr nonnull %object, i32 %value) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  %r = call i32 @add_at(ptr %object, i64 %offset, i32 %value)
  ret i32 %r
}
