; An operation at the looked-up offset of a field of another width is left alone, and so is the look-up: as a constant it
; would hide from later runs what the field is.
; RUN: %refuse

; CHECK: remark: {{.*}} store_at: the operation is of another kind or width than the field
; CHECK: remark: {{.*}} offset_of: the operation is of another kind or width than the field

define void @use(ptr nonnull %object, i64 %value) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  call void @store_at(ptr %object, i64 %offset, i64 %value)
  ret void
}
