; Where a making goes that the program asks for its status, it has succeeded.
; RUN: %clean --implicit-check-not='call i32 @new'

@variable = internal global ptr null

; CHECK-LABEL: define i32 @make() {
; CHECK-NEXT:   ret i32 7
define i32 @make() {
  %status = call i32 @new(ptr @shape, ptr @name.hits, ptr @variable)
  ret i32 %status
}

; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %context = load ptr, ptr @variable, align 8
  %v = call i32 @get_at(ptr %context, ptr %r, i64 4)
  ret i32 %v
}
