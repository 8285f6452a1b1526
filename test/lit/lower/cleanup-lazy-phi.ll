; A null test stays if what comes later depends on the way that was taken.
; RUN: %clean

@variable = internal global ptr null

; CHECK-LABEL: define i1 @make() {
; CHECK: load ptr, ptr @variable
; CHECK: call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
define i1 @make() {
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
  %early = phi i1 [ true, %entry ], [ false, %first ]
  ret i1 %early
}
declare void @abort()

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
