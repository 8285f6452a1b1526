; A null test stays, with its variable, if more than the making happens behind it.
; RUN: %clean

@variable = internal global ptr null
@count = global i32 0

; CHECK-LABEL: define void @make() {
; CHECK: load ptr, ptr @variable
; CHECK: call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
define void @make() {
entry:
  %updater = load ptr, ptr @variable, align 8
  %made = icmp ne ptr %updater, null
  br i1 %made, label %end, label %first
first:
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  store i32 1, ptr @count, align 4
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
