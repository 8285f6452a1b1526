; A looked-up offset that passes through a local variable, as at -O0, is followed.
; RUN: %lower

; CHECK-LABEL: define i32 @local(ptr nonnull %object) {
; CHECK-NEXT:   %offset = alloca i64, align 8
; CHECK-NEXT:   store i64 8, ptr %offset, align 8
; CHECK-NEXT:   %loaded = load i64, ptr %offset, align 8
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 8
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @local(ptr nonnull %object) {
  %offset = alloca i64, align 8
  %found = call i64 @offset_of(ptr @node_class, ptr @name.state)
  store i64 %found, ptr %offset, align 8
  %loaded = load i64, ptr %offset, align 8
  %r = call i32 @load_at(ptr %object, i64 %loaded)
  ret i32 %r
}
