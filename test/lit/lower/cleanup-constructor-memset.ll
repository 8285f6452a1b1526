; A constructor that sets memory to what it starts with stays when the making in it goes: an earlier one may have changed that memory.
; RUN: %clean --implicit-check-not='call i32 @new'

@variable = internal global ptr null
@state = global [16 x i8] zeroinitializer
; CHECK-DAG: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @first, ptr null }, { i32, ptr, ptr } { i32 300, ptr @make, ptr null }]
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @first, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @make, ptr null }]
declare void @first()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: define internal void @make()
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr @state, i8 0, i64 16, i1 false)
define internal void @make() {
  call void @llvm.memset.p0.i64(ptr @state, i8 0, i64 16, i1 false)
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  ret void
}

define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
