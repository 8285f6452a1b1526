; A call whose type is not the helper's is left alone.
; RUN: %keep_node

define i64 @wide(ptr nonnull %record) {
  %r = call i64 @int_load(ptr @hits_updater, ptr %record)
  ret i64 %r
}

define i32 @more(ptr nonnull %record) {
  %r = call i32 (ptr, ptr, i32) @int_load(ptr @hits_updater, ptr %record, i32 1)
  ret i32 %r
}
