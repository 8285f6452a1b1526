; A variable of an offset that nobody reads goes with its look-up and the constructor.
; RUN: %clean --implicit-check-not='@offset =' --implicit-check-not=@make --implicit-check-not=@shape --implicit-check-not=@llvm.global_ctors

@variable = global ptr null
@offset = internal global i64 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @make, ptr null }]

define internal void @make() {
  %found = call i64 @offset_of(ptr @shape, ptr @name.hits)
  store i64 %found, ptr @offset, align 8
  ret void
}

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %v = call i32 @get(ptr @hits_updater, ptr %r)
  ret i32 %v
}
