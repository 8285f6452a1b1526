; A constructor that does more than what was taken out of it stays, and so does one that reads what may change before it.
; RUN: %clean

@variable = internal global ptr null
@count = internal global i32 0
@other = global i32 0
; CHECK: @llvm.global_ctors = appending global [2 x
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 300, ptr @make, ptr null },
  { i32, ptr, ptr } { i32 400, ptr @again, ptr null }]

; CHECK-LABEL: define internal void @make() {
; CHECK-NEXT:   store i32 1, ptr @count
; CHECK-NEXT:   ret void
define internal void @make() {
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  store i32 1, ptr @count, align 4
  ret void
}

; CHECK-LABEL: define internal void @again() {
define internal void @again() {
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  %found = load i32, ptr @count, align 4
  %early = icmp eq i32 %found, 0
  br i1 %early, label %end, label %late
late:
  store i32 1, ptr @other, align 4
  br label %end
end:
  ret void
}

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
