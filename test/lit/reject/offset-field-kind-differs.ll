; An operation at the looked-up offset of a field of another kind is left alone, and so is the look-up: as a constant it
; would hide from later runs what the field is.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the operation is of another kind or width than the field
; CHECK: remark: {{.*}} offset_of: the operation is of another kind or width than the field

define i32 @use(ptr nonnull %object) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.next)
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
