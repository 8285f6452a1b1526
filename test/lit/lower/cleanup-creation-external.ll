; A variable that other modules can read stays with its making.
; RUN: %clean

@variable = global ptr null
; CHECK: @variable = global
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @first, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @make, ptr null },
  { i32, ptr, ptr } { i32 400, ptr @last, ptr null }]
declare void @first()
declare void @last()
declare void @abort()

; CHECK-LABEL: define internal void @make() {
; CHECK: call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
define internal void @make() {
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  %failed = icmp ne i32 %status, 7
  br i1 %failed, label %bad, label %good
bad:
  call void @abort()
  unreachable
good:
  ret void
}

define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
