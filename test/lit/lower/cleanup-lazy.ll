; A variable is not read by the null test that only guards its making: both go.
; RUN: %clean --implicit-check-not=@variable --implicit-check-not='call '

@variable = internal global ptr null

; CHECK-LABEL: define void @make() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %end
; CHECK:      end:
; CHECK-NEXT:   ret void
define void @make() {
entry:
  %updater = load ptr, ptr @variable, align 8
  %made = icmp ne ptr %updater, null
  br i1 %made, label %end, label %first
first:
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  %failed = icmp ne i32 %status, 7
  br i1 %failed, label %bad, label %end
bad:
  call void @abort()
  unreachable
end:
  ret void
}
declare void @abort()

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
