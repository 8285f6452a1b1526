; A local variable goes that only carried the updater to a lowered call; a parameter's copy stays, for debuggers.
; RUN: %clean --implicit-check-not=@hits_updater

@variable = global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %r, ptr %argument) {
; CHECK-NEXT:   %copy = alloca ptr, align 8
; CHECK-NEXT:   store ptr %argument, ptr %copy, align 8
; CHECK-NEXT:   [[A:%.+]] = getelementptr inbounds i8, ptr %r, i64 4
; CHECK-NEXT:   {{%.+}} = load atomic i32, ptr [[A]] acquire, align 4
; CHECK-NEXT:   [[B:%.+]] = getelementptr inbounds i8, ptr %r, i64 4
; CHECK-NEXT:   [[OLD:%.+]] = load atomic i32, ptr [[B]] acquire, align 4
; CHECK-NEXT:   ret i32 [[OLD]]
define i32 @use(ptr nonnull %r, ptr %argument) {
  %u = alloca ptr, align 8
  %copy = alloca ptr, align 8
  store ptr @hits_updater, ptr %u, align 8
  store ptr %argument, ptr %copy, align 8
  %read = load ptr, ptr %u, align 8
  %a = call i32 @get(ptr %read, ptr %r)
  %context = load ptr, ptr %copy, align 8
  %b = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %b
}
