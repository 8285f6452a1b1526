; A call of an alias is not a call of the helper.
; RUN: %keep_node

@read = alias i32 (ptr, ptr), ptr @defined_load

define i32 @defined_load(ptr %updater, ptr %record) {
  ret i32 0
}

define i32 @use(ptr nonnull %record) {
  %r = call i32 @read(ptr @hits_updater, ptr %record)
  ret i32 %r
}
