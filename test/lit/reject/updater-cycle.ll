; Variables that are set from each other are not followed round.
; RUN: %refuse

; CHECK: remark: {{.*}} int_load: the value passes through too many steps to follow

@hits = internal global ptr null
@other = internal global ptr null

define void @swap() {
  %hits = load ptr, ptr @hits, align 8
  %other = load ptr, ptr @other, align 8
  store ptr %other, ptr @hits, align 8
  store ptr %hits, ptr @other, align 8
  ret void
}

define i32 @use(ptr nonnull %record) {
  %updater = load ptr, ptr @hits, align 8
  %r = call i32 @int_load(ptr %updater, ptr %record)
  ret i32 %r
}
