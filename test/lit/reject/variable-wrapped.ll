; An offset in a variable that is changed by an unusual atomic instruction is not known.
; RUN: %refuse

; CHECK: remark: {{.*}} load_at: the variable of the offset or handle is set by more than look-ups

@offset = internal global i64 8

define void @count() {
  %before = atomicrmw uinc_wrap ptr @offset, i64 64 monotonic, align 8
  ret void
}

define i32 @use(ptr nonnull %object) {
  %offset = load i64, ptr @offset, align 8
  %r = call i32 @load_at(ptr %object, i64 %offset)
  ret i32 %r
}
