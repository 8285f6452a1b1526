; Constants that only lowered calls needed go: the updater, its class, which refers to itself, its fields, their names.
; RUN: %clean --implicit-check-not=@name. --implicit-check-not=@shape --implicit-check-not=@hits

@variable = global ptr null

; CHECK-LABEL: define i32 @use(ptr nonnull %r) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %r, i64 4
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @use(ptr nonnull %r) {
  %v = call i32 @get(ptr @hits_updater, ptr %r)
  ret i32 %v
}

; CHECK-LABEL: define i64 @offset() {
; CHECK-NEXT:   ret i64 4
define i64 @offset() {
  %offset = call i64 @offset_of(ptr @shape, ptr @name.hits)
  ret i64 %offset
}
