; An updater that is made into a local variable and stored in one that nobody reads goes on the whole way.
; RUN: %clean --implicit-check-not=@variable --implicit-check-not=alloca --implicit-check-not='call i32 @new'

@variable = internal global ptr null

; CHECK-LABEL: define void @make() {
; CHECK-NEXT:   ret void
define void @make() {
  %made = alloca ptr, align 8
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr %made)
  %updater = load ptr, ptr %made, align 8
  store ptr %updater, ptr @variable, align 8
  ret void
}

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
