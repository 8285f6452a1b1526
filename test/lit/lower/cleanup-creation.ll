; A variable that nobody reads goes with its annotation, its making and the constructor; other constructors keep order and priority.
; RUN: %clean --implicit-check-not=@variable --implicit-check-not=@make --implicit-check-not='call i32 @new'

@variable = internal global ptr null
; CHECK-DAG: @llvm.global.annotations = appending global [4 x
; CHECK-DAG: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @first, ptr null }, { i32, ptr, ptr } { i32 400, ptr @last, ptr null }]
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @first, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @make, ptr null },
  { i32, ptr, ptr } { i32 400, ptr @last, ptr null }]
declare void @first()
declare void @last()
declare void @abort()

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
