; A destructor, or a constructor that calls others, goes as a constructor does.
; RUN: %clean --implicit-check-not=@make --implicit-check-not=tors --implicit-check-not=@start

@variable = internal global ptr null
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @make, ptr null }]

define internal void @start() {
  call void @make()
  ret void
}

define internal void @make() {
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  ret void
}

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
