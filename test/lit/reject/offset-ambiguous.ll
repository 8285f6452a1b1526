; Offsets that differ are ambiguous.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the offset may be one of several that differ

define i32 @use(ptr nonnull %object, i1 %which) {
  %offset = select i1 %which, i64 8, i64 12
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
