; Constants that no lowered call used stay, even if nothing uses them: they are the user's.
; RUN: %clean

@variable = global ptr null
@other = internal constant %updater { ptr @shape, ptr null, ptr @name.hits, i32 4, i32 4, i32 1 }

; CHECK-DAG: @hits_updater = internal constant
; CHECK-DAG: @other = internal constant
; CHECK-DAG: @shape = internal constant
; CHECK-LABEL: define i64 @use(
define i64 @use() {
  %offset = call i64 @offset_of(ptr @shape, ptr @name.hits)
  ret i64 %offset
}
