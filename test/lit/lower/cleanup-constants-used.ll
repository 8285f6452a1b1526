; Constants stay that something else uses, and whatever they refer to, also where no lowered call used that itself.
; RUN: %clean --implicit-check-not=@hits_updater

@variable = global ptr null
@table = global [1 x ptr] [ptr @shape]

; CHECK-DAG: @shape = internal constant
; CHECK-DAG: @shape_fields = internal constant
; CHECK-DAG: @name.hits = private
; CHECK-DAG: @name.crooked = private
; CHECK-LABEL: define i32 @use(
define i32 @use(ptr nonnull %r) {
  %v = call i32 @get(ptr @hits_updater, ptr %r)
  ret i32 %v
}
