; A function's name means nothing: without a contract castaway's own names are left alone.
; RUN: %keep

declare i32 @cw_int_get(ptr, ptr)
declare i64 @cw_field_offset(ptr, ptr)

@updater = internal constant { ptr, ptr, ptr, i32, i32, i32, i32 } { ptr null, ptr null, ptr null, i32 4, i32 4, i32 1, i32 0 }

define i32 @use(ptr nonnull %record) {
  %r = call i32 @cw_int_get(ptr @updater, ptr %record)
  ret i32 %r
}
